import { library } from './library';

/** Location of this site's source: the `docs` folder of the library's repository. */
export const source = {
  repository: library.repository,
  branch: 'main',
  folder: 'docs',
};

/** The issue form for problems with this site. The repository contains it. */
export const problemForm = `${source.repository}/issues/new?template=problem.yml`;

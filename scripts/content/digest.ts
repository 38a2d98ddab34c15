import { digestOf } from '../lib/cache';
import { pathsIn } from '../lib/files';
import { inProject } from '../lib/paths';

const sourcesIn = (folder: string): string[] =>
  pathsIn(inProject(folder), '.ts').filter((file) => !file.endsWith('.test.ts'));

/** Stands for all that makes something of a page: the code, what it shows of the site, and the packages. */
export const CODE = digestOf({
  files: [
    ...['scripts/content', 'theme/config', 'theme/i18n'].flatMap(sourcesIn),
    // The packages.
    inProject('package-lock.json'),
  ],
});

import path from 'node:path';
import { DEMOS_FOLDER } from '../content/content';
import type { Pages } from '../content/pages';
import { filesIn } from '../lib/files';
import { inProject } from '../lib/paths';
import { modulesOf, SAMPLES_FOLDER } from './modules';

/** A sample's module, as a path below the project. */
export const moduleFile = (name: string): string => `${SAMPLES_FOLDER}/${name}`;

/** What the program of samples and demos is made of (`sampleProgram`). */
export function programSources(pages: Pages) {
  const modules = pages.all().flatMap((page) => modulesOf(page));
  return {
    texts: Object.fromEntries(
      modules.map(({ path: name, text }) => [inProject(moduleFile(name)), text]),
    ),
    files: filesIn(DEMOS_FOLDER, '.ts').map((name) => path.join(DEMOS_FOLDER, name)),
  };
}

import path from 'node:path';
import { CODE_FOLDER } from '../../content/code-files';
import type { Page } from '../../content/page';
import type { Pages } from '../../content/pages';
import { filesIn } from '../../lib/files';
import { inProject } from '../../lib/paths';
import type { ProgramSources } from '../../typescript/program';
import { modulesOf, SAMPLES_FOLDER, type SampleModule } from './modules';
import { expectedErrorsOf } from './sample';

/** The TypeScript configuration for samples. */
export const CONFIGURATION = inProject('scripts/plugins/samples/tsconfig.json');

/** Returns the path of a sample's module below the project. */
export const moduleFile = (name: string): string => `${SAMPLES_FOLDER}/${name}`;

/** Returns the sources of the program with all samples and demos. */
export function programSources(pages: Pages): ProgramSources {
  const modules = pages.all().flatMap(modulesOf);
  const fileOf = ({ path: name }: SampleModule) => inProject(moduleFile(name));
  return {
    config: CONFIGURATION,
    texts: Object.fromEntries(modules.map((module) => [fileOf(module), module.text])),
    files: filesIn(CODE_FOLDER, '.ts').map((name) => path.join(CODE_FOLDER, name)),
    faulty: modules.filter(({ samples }) => samples.some(expectsErrors)).map(fileOf),
  };
}

/** Returns whether a sample expects errors. */
export const expectsErrors = (fence: Page['fences'][number]): boolean =>
  expectedErrorsOf(fence).length > 0;

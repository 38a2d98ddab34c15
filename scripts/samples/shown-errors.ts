import type { Page } from '../content/page';
import type { Pages } from '../content/pages';
import { inProject } from '../lib/paths';
import { runTask } from '../types/run-task';
import type { CompilerError } from './find-errors';
import { modulesOf } from './modules';
import { moduleFile, programSources } from './sources';

/** The errors that samples of a page show on purpose, by the line of their fence. */
export type ShownErrors = ReadonlyMap<number, CompilerError[]>;

const CODE = ['changed-demo', 'find-errors', 'modules', 'program']
  .map((name) => inProject('scripts/samples', `${name}.ts`))
  .concat(inProject('scripts/samples/tsconfig.json'));

/** Asks the compiler for the errors that a page announces. Those that it does not are left to `npm run samples`. */
export async function loadErrors(page: Page, pages: Pages): Promise<ShownErrors> {
  const shown = new Map<number, CompilerError[]>();
  if (!page.fences.some(announces)) return shown;
  const all = modulesOf(page);
  const modules = all.filter(({ samples }) => samples.some(announces));
  const inputs = { files: CODE, texts: all.flatMap(({ path, text }) => [path, text]) };
  const { texts, files } = programSources(pages);
  const paths = modules.map(({ path }) => inProject(moduleFile(path)));
  const found = await runTask('findErrors', inputs, texts, files, paths);
  for (const [index, { lines }] of modules.entries()) {
    for (const error of found[index] ?? []) {
      const { sample, line = 0 } = lines[error.line] ?? {};
      if (!sample?.meta.expectedErrors.includes(error.code)) continue;
      const before = shown.get(sample.line) ?? [];
      shown.set(sample.line, [...before, { ...error, line: line - sample.line - 1 }]);
    }
  }
  return shown;
}

const announces = ({ meta }: Page['fences'][number]) => meta.expectedErrors.length > 0;

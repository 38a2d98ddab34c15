import type { CompilerError } from '../../../theme/content/Code/codeErrors';
import type { Page } from '../../content/page';
import type { Pages } from '../../content/pages';
import { inProject } from '../../lib/paths';
import { tasksOf } from '../../typescript/child';
import { expectedErrorsOf, expectsErrors, moduleFile, modulesOf, programSources } from './modules';

const { runTask } = tasksOf<typeof import('./tasks')>();

/** The expected errors in samples of a page, by the line of their fence. */
export type ShownErrors = ReadonlyMap<number, CompilerError[]>;

/**
 * The compiler errors that a page expects. `npm run samples` reports all others. The errors of all pages are
 * computed together, because the text of a type depends on the files that were checked before.
 */
export async function loadErrors(page: Page, pages: Pages): Promise<ShownErrors> {
  const shown = new Map<number, CompilerError[]>();
  if (!showsErrors(page)) return shown;
  const sources = programSources(pages);
  const modules = pages.all().filter(showsErrors).flatMap(modulesOf);
  const inputs = {
    files: [sources.config],
    texts: modules.flatMap(({ path, text }) => [path, text]),
  };
  const found = await runTask('findErrors', inputs, sources);
  for (const { path, lines } of modulesOf(page)) {
    for (const error of found[sources.faulty.indexOf(inProject(moduleFile(path)))] ?? []) {
      const { sample, line = 0 } = lines[error.line] ?? {};
      if (!sample || !expectedErrorsOf(sample).includes(error.code)) continue;
      const before = shown.get(sample.line) ?? [];
      shown.set(sample.line, [...before, { ...error, line: line - sample.line - 1 }]);
    }
  }
  return shown;
}

const showsErrors = ({ fences }: Page): boolean => fences.some(expectsErrors);

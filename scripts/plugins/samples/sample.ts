import type { Fence } from '../../content/fence';
import { inProject } from '../../lib/paths';
import type { Problem } from '../../lib/problems';

/** A TypeScript fence of a page. */
export interface Sample extends Fence {
  /** Path of the page below the project, for messages. */
  page: string;
  /** The code including removed lines of a diff, which are empty in `code`. */
  diff: string;
}

/** Returns the codes of the errors that a fence shows on purpose: `expect-error="TS2345"`. */
export const expectedErrorsOf = ({ meta }: Pick<Fence, 'meta'>): string[] =>
  (meta.words['expect-error'] ?? '').split(/[\s,]+/).filter(Boolean);

/** A line of a module, and its position in the page. */
export interface ModuleLine {
  text: string;
  sample: Sample;
  line: number;
}

/** Creates a problem at the fence of a sample. */
export const problemOf = (
  { page, line, column }: Sample,
  message: string,
  remedy: string,
): Problem => ({ file: inProject(page), line, column, message, remedy });

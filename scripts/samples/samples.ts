import type { Fence } from '../content/fence';
import type { Page } from '../content/page';
import { withSlashes } from '../lib/paths';

/** A TypeScript fence of a page. */
export interface Sample {
  /** Path of the page below the project, for messages. */
  page: string;
  /** Line of the opening marker, counted from 1; the code starts on the next one. */
  line: number;
  /** Lines that a diff removes are empty. */
  code: string;
  /** `title="todo-store.ts"`: the module that the fence is, or is a part of. */
  title?: string;
  /** Codes of the errors that the fence shows on purpose. */
  expectedErrors: string[];
  /** Why the fence is not compiled. An empty text means that nobody said why. */
  nocheck?: string;
  /** The code stands in a file that is compiled with the demos. */
  file?: string;
  /** The code is a declaration of the package, which has compiled it. */
  declaration: boolean;
}

const TYPESCRIPT = /^(?:ts|typescript|mts)$/;

/** A line that a diff takes away is not part of the sample; it keeps its place for the line numbers. */
const REMOVED = /^.*\/\/[ \t]*\[!code --\][ \t]*$/gm;

/** The TypeScript fences of a page. */
export const samplesOf = (page: Pick<Page, 'name' | 'fences'>): Sample[] =>
  page.fences
    .filter(({ lang }) => TYPESCRIPT.test(lang))
    .map(({ meta, code, line }: Fence) => ({
      page: `docs/${withSlashes(page.name)}`,
      line,
      code: code.replace(REMOVED, ''),
      ...(meta.title && { title: meta.title }),
      expectedErrors: meta.expectedErrors,
      ...(meta.nocheck !== undefined && { nocheck: meta.nocheck }),
      ...(meta.file && { file: meta.file }),
      declaration: meta.declaration,
    }));

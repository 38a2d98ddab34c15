import { isMap, LineCounter, parseDocument } from 'yaml';
import type { Mistake } from '../lib/problems';

/** The entries of front matter with their lines in the file, or its mistakes. */
interface FrontMatter {
  data: Record<string, unknown>;
  lines: Record<string, number>;
  mistakes: Mistake[];
}

const REMEDY =
  'Write lines such as "name: value" between two lines "---". Quote values that contain ": " or start with a symbol.';

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/m;

export function readFrontMatter(source: string): FrontMatter {
  const empty: FrontMatter = { data: {}, lines: {}, mistakes: [] };
  const failed = (...mistakes: Omit<Mistake, 'remedy'>[]) => ({
    ...empty,
    mistakes: mistakes.map((mistake) => ({ ...mistake, remedy: REMEDY })),
  });
  if (!/^---[ \t]*\r?\n/.test(source)) return empty;
  const yaml = FRONT_MATTER.exec(source)?.[1];
  if (yaml === undefined) {
    return failed({ line: 1, column: 1, message: 'The front matter is never closed.' });
  }
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  if (document.errors.length > 0) {
    return failed(
      ...document.errors.map(({ message, linePos }) => {
        const [what = ''] = message.split(/ at line \d+/);
        const { line = 0, col: column = 1 } = linePos?.[0] ?? {};
        return { line: line + 1, column, message: `The front matter is not valid YAML: ${what}.` };
      }),
    );
  }
  if (document.contents === null) return empty;
  if (!isMap(document.contents)) {
    const message = 'The front matter is not a map of names to values.';
    return failed({ line: 2, column: 1, message });
  }
  const lines: Record<string, number> = {};
  for (const { key } of document.contents.items) {
    lines[String(key)] = counter.linePos(key.range[0]).line + 1;
  }
  return { ...empty, data: document.toJS() as Record<string, unknown>, lines };
}

/** Splits a page into its front matter and the text below it. */
export const splitFrontMatter = (source: string): FrontMatter & { body: string } => ({
  ...readFrontMatter(source),
  body: source.replace(FRONT_MATTER, ''),
});

/** A page with blank lines instead of its front matter, so that positions stay the same. */
export const blankFrontMatter = (source: string): string =>
  source.startsWith('---')
    ? source.replace(FRONT_MATTER, (text) => text.replace(/[^\n]/g, ''))
    : source;

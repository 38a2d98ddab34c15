import { isMap, LineCounter, parseDocument } from 'yaml';

/** What a front matter holds, with the lines of the file that its entries stand on; or what is wrong. */
export interface FrontMatter {
  data: Record<string, unknown>;
  lines: Record<string, number>;
  error?: { message: string; line: number };
}

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/m;

/** Reads the front matter of a page. */
export function readFrontMatter(source: string): FrontMatter {
  const empty: FrontMatter = { data: {}, lines: {} };
  if (!/^---[ \t]*\r?\n/.test(source)) return empty;
  const yaml = FRONT_MATTER.exec(source)?.[1];
  if (yaml === undefined) {
    return { ...empty, error: { message: 'The front matter has no end.', line: 1 } };
  }
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const [error] = document.errors;
  if (error) {
    const [what = ''] = error.message.split(/ at line \d+/);
    const line = (error.linePos?.[0].line ?? 0) + 1;
    return { ...empty, error: { message: `The front matter is not valid YAML: ${what}.`, line } };
  }
  if (document.contents === null) return empty;
  if (!isMap(document.contents)) {
    const message = 'The front matter is not a list of names and values.';
    return { ...empty, error: { message, line: 2 } };
  }
  const lines: Record<string, number> = {};
  for (const { key } of document.contents.items) {
    lines[String(key)] = counter.linePos(key.range[0]).line + 1;
  }
  return { data: document.toJS() as Record<string, unknown>, lines };
}

/** The entries of a front matter, and what follows it. */
export const splitFrontMatter = (
  source: string,
): { data: Record<string, unknown>; body: string } => ({
  data: readFrontMatter(source).data,
  body: source.replace(FRONT_MATTER, ''),
});

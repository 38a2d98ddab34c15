import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, LineCounter, parseDocument } from 'yaml';

/** A file that Rspress makes a page of. */
export interface PageFile {
  /** Absolute path. */
  file: string;
  /** Path below the folder of pages, with slashes. */
  name: string;
  route: string;
  source: string;
}

/** What Rspress takes for pages; names that begin with an underscore are parts of pages. */
const PAGE = /\.(?:jsx?|tsx?|mdx?)$/;
const NO_PAGE = /\.d\.ts$|(?:^|\/)_[^_]|^public\/|(?:^|\/)node_modules\//;

/** Whether a file name is that of a Markdown page. */
export const isMarkdown = (name: string) => /\.mdx?$/.test(name);

/** The path that a page file is served at; an `index` file stands for its folder. */
export function routeOfFile(name: string): string {
  return `/${name.replace(PAGE, '')}`.replace(/\/index$/, '') || '/';
}

/** Every page file below a folder, those that the build has generated included. */
export function readPages(root: string): PageFile[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => PAGE.test(name) && !NO_PAGE.test(name))
    .sort()
    .map((name) => {
      const file = path.join(root, name);
      return { file, name, route: routeOfFile(name), source: readFileSync(file, 'utf8') };
    });
}

/** What a front matter holds, or what is wrong with it. */
export type FrontMatter =
  | { data: Record<string, unknown>; lines: Record<string, number> }
  | { error: string; line: number };

/** Reads a front matter with the lines that its entries stand on, counted in the file. */
export function readFrontMatter(source: string): FrontMatter {
  if (!/^---[ \t]*\r?\n/.test(source)) return { data: {}, lines: {} };
  const match = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/m.exec(source);
  if (!match) return { error: 'The front matter has no end.', line: 1 };
  const counter = new LineCounter();
  const document = parseDocument(match[1] ?? '', { lineCounter: counter });
  const [error] = document.errors;
  if (error) {
    const [what = ''] = error.message.split(/ at line \d+/);
    return {
      error: `The front matter is not valid YAML: ${what}.`,
      line: (error.linePos?.[0].line ?? 0) + 1,
    };
  }
  if (document.contents === null) return { data: {}, lines: {} };
  if (!isMap(document.contents)) {
    return { error: 'The front matter is not a list of names and values.', line: 2 };
  }
  const lines: Record<string, number> = {};
  for (const { key } of document.contents.items) {
    lines[String(key)] = counter.linePos(key.range[0]).line + 1;
  }
  return { data: document.toJS() as Record<string, unknown>, lines };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { removeBase, routeOfHtmlFile } from '../../../theme/config/routes';
import { lineAt, type Problem } from '../problems';
import type { Finding } from './crawl';

export interface LocateOptions {
  /** Folder of the finished site. */
  dir: string;
  /** Path the site is served under; starts and ends with a slash. */
  base: string;
  /** Source file of a route, if it has one. */
  sourceOf(route: string): string | undefined;
}

/**
 * Says of findings where their cause stands: in the page's source, else in the finished file. A finding
 * that several files share, because it comes from the theme, becomes one problem.
 */
export function locate(findings: readonly Finding[], options: LocateOptions): Problem[] {
  const groups = new Map<string, Problem[]>();
  for (const { file, url = '', message, remedy } of findings) {
    const problem = { ...placeOf(file, url, options), message, remedy };
    const key = problem.line === undefined ? `${message} ${remedy}` : `${problem.file} ${message}`;
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? [];
    return { ...first, message: `${first.message} (in ${others.length + 1} files)` };
  });
}

/** The line of a page's source that names an address, with or without the base. */
function placeOf(
  file: string,
  url: string,
  { dir, base, sourceOf }: LocateOptions,
): Pick<Problem, 'file' | 'line'> {
  const source = sourceOf(routeOfHtmlFile(file));
  if (!source) return { file: path.join(dir, file) };
  const text = readFileSync(source, 'utf8');
  const at = [url, removeBase(url, base) ?? url, url.replace(/^.*#/, '#')]
    .filter((form) => form.length > 1)
    .map((form) => text.indexOf(form))
    .find((offset) => offset >= 0);
  return { file: source, line: at === undefined ? undefined : lineAt(text, at) };
}

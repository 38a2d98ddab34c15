import { lineAt, type Problem } from '../rules/problems';
import { isExtensionGuide, statusOf } from './shape';

/** A row of the table: the guide it links to, and its columns for version and status. */
const ROW = /^\| \[[^\]]+\]\(\/docs\/([\w-]+)\) \|[^|\n]*\| *([\d.]+) *\| *(\w+)[^|\n]*\|/gm;

/**
 * The table of all extensions says of each what its guide says below the title.
 * @param file of the page with the table
 * @param guides source of each guide, by the last part of its address
 */
export function checkOverview(
  file: string,
  source: string,
  guides: ReadonlyMap<string, string>,
): Problem[] {
  const problems: Problem[] = [];
  const rows = new Set<string>();
  for (const { 1: name = '', 2: since = '', 3: type = '', index } of source.matchAll(ROW)) {
    rows.add(name);
    const status = statusOf(guides.get(name) ?? '');
    // A guide without a status is reported where the shape of guides is checked.
    if (status === undefined) continue;
    if (type === status.type && `${since}.`.startsWith(`${status.since}.`)) continue;
    problems.push({
      file,
      line: lineAt(source, index),
      message: `The table says "${type}, since ${since}" of ${name}, its guide "${status.type}, since ${status.since}".`,
      remedy: 'Say the same in both places.',
    });
  }
  for (const name of guides.keys()) {
    if (!isExtensionGuide(`${name}.mdx`) || rows.has(name)) continue;
    problems.push({
      file,
      message: `The table of extensions has no row for ${name}.`,
      remedy: `Add a row that links to /docs/${name}.`,
    });
  }
  return problems;
}

import type { Page } from '../../content/page';
import { lineAt, type Problem } from '../../lib/problems';
import { statusOf } from './shape';

/** A row of the table: the guide it links to, and its columns for version and status. */
const ROW =
  /^\| \[[^\]]+\]\((\/docs\/[\w-]+)\) \|[^|\n]*\| *([\d.]+(?: and [\d.]+)*) *\| *(\w+)[^|\n]*\|/gm;

/**
 * The table of all extensions says of each what its guide says below the title.
 * @param overview the page with the table
 * @param guides those to extensions
 */
export function checkOverview({ file, source }: Page, guides: readonly Page[]): Problem[] {
  const left = new Map(guides.map((guide) => [guide.route, guide]));
  const problems: Problem[] = [];
  for (const { 1: route = '', 2: since = '', 3: type = '', index } of source.matchAll(ROW)) {
    const guide = left.get(route);
    left.delete(route);
    const status = guide && statusOf(guide);
    // A guide without a status is reported where the shape of guides is checked.
    if (status === undefined) continue;
    if (type === status.type && sameVersions(since, status.since)) continue;
    problems.push({
      file,
      line: lineAt(source, index),
      message: `The table says "${type}, since ${since}" of ${route}, its guide "${status.type}, since ${status.since}".`,
      remedy: 'Say the same in both places.',
    });
  }
  for (const route of left.keys()) {
    problems.push({
      file,
      message: `The table of extensions has no row for ${route}.`,
      remedy: 'Add a row that links to it.',
    });
  }
  return problems;
}

/** Whether a cell (`19.3.0 and 20.3.0`) names the versions of a badge (`19.3 and 20.3`). */
function sameVersions(cell: string, badge: string): boolean {
  const full = cell.split(' and ');
  const short = badge.split(' and ');
  return (
    full.length === short.length && full.every((one, at) => `${one}.`.startsWith(`${short[at]}.`))
  );
}

import type { Page } from '../../content/page';
import { lineAt, type Problem } from '../../lib/problems';
import { statusBelowTitle } from './shape';

/** Matches a row of the table: the guide that it links to, and the columns for version and status. */
const ROW =
  /^\| \[[^\]]+\]\((\/docs\/[\w-]+)\) \|[^|\n]*\| *([\d.]+(?: and [\d.]+)*) *\| *(\w+)[^|\n]*\|/gm;

/**
 * Compares the table of all extensions with the status and version below the titles of their guides.
 * @param overview the page with the table
 * @param guides the guides to extensions
 */
export function checkOverview({ file, source }: Page, guides: readonly Page[]): Problem[] {
  const remaining = new Map(guides.map((guide) => [guide.route, guide]));
  const problems: Problem[] = [];
  for (const { 1: route = '', 2: since = '', 3: type = '', index } of source.matchAll(ROW)) {
    const guide = remaining.get(route);
    remaining.delete(route);
    const status = guide && statusBelowTitle(guide);
    // `checkShape` reports guides without a status.
    if (status === undefined) continue;
    if (type === status.type && sameVersions(since, status.since)) continue;
    problems.push({
      file,
      line: lineAt(source, index),
      message: `${route} is "${type}, since ${since}" in the table, but "${status.type}, since ${status.since}" in its guide.`,
      remedy: 'Correct one of them.',
    });
  }
  for (const route of remaining.keys()) {
    problems.push({
      file,
      message: `The table of extensions has no row for ${route}.`,
      remedy: 'Add a row that links to it.',
    });
  }
  return problems;
}

/** Returns whether a cell (`19.3.0 and 20.3.0`) names the versions of a badge (`19.3 and 20.3`). */
function sameVersions(cell: string, badge: string): boolean {
  const full = cell.split(' and ');
  const short = badge.split(' and ');
  return (
    full.length === short.length && full.every((one, at) => `${one}.`.startsWith(`${short[at]}.`))
  );
}

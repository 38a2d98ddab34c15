import { compareVersions } from '../../../../theme/lib/versions';
import type { Change, History } from '../data';
import { firstVersions, listVersions } from '../data';
import { type ChangeRow, coversChange } from '../history/change-rows';
import { fence, table } from './mdx';

/** An entry of a symbol's history. */
interface Event {
  version: string;
  text: string;
}

/**
 * Renders the history of a symbol, newest first: descriptions from the changes page, and declarations before and after.
 */
export function historySection(
  name: string,
  history: History,
  rows: readonly ChangeRow[],
): string[] {
  const changes = history.symbols[name]?.changes ?? [];
  const events = eventsOf(name, history, rows).sort((a, b) =>
    compareVersions(b.version, a.version),
  );
  return [
    '## History',
    table(
      ['Version', 'Change'],
      events.map(({ version, text }) => [version, text]),
    ),
    ...changes.toReversed().flatMap((change) => comparison(name, change, history)),
  ];
}

function eventsOf(name: string, history: History, rows: readonly ChangeRow[]): Event[] {
  const { added = [], removed = [], changes = [] } = history.symbols[name] ?? {};
  const first = firstVersions({ added });
  const again = added.filter((version) => !first.includes(version));
  const own = rows.filter(({ names }) => names.has(name));
  const used = new Set<ChangeRow>();
  const events: Event[] = [
    ...(first.length ? [{ version: listVersions(first), text: 'Added.' }] : []),
    ...(again.length ? [{ version: listVersions(again), text: 'Added again.' }] : []),
    ...removed.map((version) => ({ version, text: 'No longer exported.' })),
  ];
  for (const change of changes) {
    const about = rowsAbout(name, change, history, rows);
    for (const row of about) used.add(row);
    const version = change.from ? `${change.from} to ${change.version}` : change.version;
    events.push({ version, text: about.map(({ text }) => text).join(' ') });
  }
  for (const row of own) {
    const isOld = row.versions.every((version) => added.includes(version));
    if (!used.has(row) && !isOld) events.push({ version: row.versions.join(', '), text: row.text });
  }
  return events;
}

/**
 * The rows about a change: rows that name the symbol, or else rows that name another symbol with the same
 * changed declarations.
 */
function rowsAbout(
  name: string,
  change: Change,
  { symbols }: History,
  rows: readonly ChangeRow[],
): ChangeRow[] {
  const covering = rows.filter((row) => coversChange(row, change));
  const own = covering.filter(({ names }) => names.has(name));
  if (own.length) return own;
  const shares = (other: string) =>
    symbols[other]?.changes.some(
      ({ version, of = [] }) =>
        version === change.version && of.some((declaration) => change.of?.includes(declaration)),
    );
  return covering.filter(({ names }) => [...names].some(shares));
}

/**
 * Renders a collapsible comparison of the changed declarations, without unchanged overloads and without other exported
 * symbols, which have their own pages.
 */
function comparison(
  name: string,
  { version, of = [] }: Change,
  { symbols, declarations }: History,
): string[] {
  const shown = of.filter((declaration) => declaration === name || !symbols[declaration]);
  if (!shown.length) return [];
  const texts = shown.map((one) => {
    const all = declarations[one] ?? [];
    const now = all.findLastIndex((text) => compareVersions(text.version, version) <= 0);
    const [before, after] = [all[now - 1], all[now]].map((text) => overloadsIn(text?.text ?? ''));
    return { before: without(before, after), after: without(after, before) };
  });
  const side = (title: string, part: 'before' | 'after') =>
    fence([`// ${title}`, ...texts.map((text) => text[part]).filter(Boolean)].join('\n\n'), 'text');
  return [
    `:::details[${shown.join(', ')}: before and since ${version}]`,
    '<div className="side-by-side">',
    side(`Before ${version}`, 'before'),
    side(`Since ${version}`, 'after'),
    '</div>',
    ':::',
  ];
}

const overloadsIn = (text: string) => text.split(/\n(?=function )/);

const without = (overloads: readonly string[] = [], others: readonly string[] = []) =>
  overloads.filter((overload) => !others.includes(overload)).join('\n');

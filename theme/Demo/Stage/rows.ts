import type { Member, StoreView, Value } from '../runtime/events';
import { shortTextOf, textOf } from '../runtime/textOf';

/** A row of the tree: a group of members, a member, or what a value holds. */
export interface Row {
  /** Path down to it, which stays while values change. */
  key: string;
  /** Depth from 1. */
  level: number;
  name: string;
  /** The value in one line, or whole where the row is open and holds nothing more. */
  text: string;
  /** The extension that has added the member. */
  by?: string;
  /** Missing where there is nothing to open. */
  open?: boolean;
  /** Position among its siblings, from 1, and their number. */
  position: number;
  siblings: number;
}

/** Longest text of a closed row, in characters; what is cut can be opened. */
const SHORT = 80;

interface Group {
  title: string;
  members: Member[];
}

/** The members of all stores by what they are. */
export function groupsOf(stores: readonly StoreView[]): Group[] {
  const groups = new Map<string, Group>();
  const own = stores.filter(({ members }) => members.some(({ kind }) => kind !== 'stored'));
  for (const { name, members } of stores) {
    for (const member of members) {
      const where = own.length > 1 && member.kind !== 'stored' ? ` of ${name}` : '';
      const title = member.kind === 'stored' ? name : TITLES[member.kind] + where;
      const group = groups.get(title) ?? { title, members: [] };
      group.members.push(member);
      groups.set(title, group);
    }
  }
  return [...groups.values()];
}

const TITLES = { state: 'State', computed: 'Computed', stored: '' };

/**
 * The rows of the tree that can be seen.
 *
 * @param turned keys of the rows that the reader has turned over: groups start open, all others closed
 */
export function rowsOf(groups: readonly Group[], turned: ReadonlySet<string>): Row[] {
  return groups.flatMap(({ title, members }, index) => {
    const open = !turned.has(title);
    const group: Row = {
      key: title,
      level: 1,
      name: title,
      text: '',
      open,
      position: index + 1,
      siblings: groups.length,
    };
    if (!open) return [group];
    const rows = members.flatMap((member, at) => {
      const place = { level: 2, position: at + 1, siblings: members.length };
      const key = `${title}/${member.name}`;
      const [row, ...inside] = valueRows(key, member.name, member.value, place, turned);
      return row ? [{ ...row, ...(member.by && { by: member.by }) }, ...inside] : [];
    });
    return [group, ...rows];
  });
}

function valueRows(
  key: string,
  name: string,
  value: Value,
  place: Pick<Row, 'level' | 'position' | 'siblings'>,
  turned: ReadonlySet<string>,
): Row[] {
  const open = turned.has(key);
  if (typeof value === 'string') {
    const isLong = value.length > SHORT;
    const text = open ? value : shortTextOf(value, SHORT);
    return [{ key, name, text, ...place, ...(isLong && { open }) }];
  }
  const { entries, more } = value;
  if (entries.length === 0) return [{ key, name, text: textOf(value), ...place }];
  if (!open) return [{ key, name, text: shortTextOf(value, SHORT), open, ...place }];
  const children = entries.flatMap(([child, item], index) =>
    valueRows(
      `${key}/${child}`,
      child,
      item,
      { level: place.level + 1, position: index + 1, siblings: entries.length },
      turned,
    ),
  );
  const text = more ? `${more} more are not shown` : '';
  return [{ key, name, text, open, ...place }, ...children];
}

/** Where a key leads in the tree: to another row, or it opens or closes this one. */
export function moveFor(
  key: string,
  rows: readonly Row[],
  current: number,
): number | 'turn' | undefined {
  const row = rows[current];
  if (!row) return undefined;
  switch (key) {
    case 'ArrowDown':
      return current + 1;
    case 'ArrowUp':
      return current - 1;
    case 'Home':
      return 0;
    case 'End':
      return rows.length - 1;
    case 'ArrowRight':
      return row.open === false ? 'turn' : row.open && current + 1;
    case 'ArrowLeft':
      if (row.open) return 'turn';
      return rows.findLastIndex(({ level }, index) => index < current && level < row.level);
    case 'Enter':
    case ' ':
      return row.open === undefined ? undefined : 'turn';
    default:
      return undefined;
  }
}

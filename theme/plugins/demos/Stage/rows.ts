import type { Group, Member } from '../runtime/events';
import { shortTextOf, textOf } from '../runtime/textOf';

/** A row of the tree: a group of members, a member, or an entry of a value. */
export interface Row {
  /** Path in the tree, stable while values change. */
  key: string;
  /** Depth, counted from 1. */
  level: number;
  name: string;
  /** The value on one line, or completely in an open row without entries. */
  text: string;
  /** The extension that added the member. */
  by?: string;
  /** Whether the row is open. Missing if it is not expandable. */
  open?: boolean;
  /** Position among its siblings, from 1, and their number. */
  position: number;
  siblings: number;
}

/** Maximum length of a closed row's text in characters. A row with a longer text is expandable. */
const SHORT = 80;

/**
 * Returns the visible rows of the tree.
 *
 * @param turned keys of the rows that the reader has toggled. Groups are initially open, and all other rows closed
 */
export const rowsOf = (groups: readonly Group[], turned: ReadonlySet<string>): Row[] =>
  groups.flatMap(({ title, members }, index) => {
    const row = { key: title, level: 1, name: title, text: '', open: !turned.has(title) };
    const place = { position: index + 1, siblings: groups.length };
    return [{ ...row, ...place }, ...(row.open ? rowsIn(title, 2, members, turned) : [])];
  });

function rowsIn(
  above: string,
  level: number,
  members: readonly Member[],
  turned: ReadonlySet<string>,
): Row[] {
  return members.flatMap(({ name, value, by }, index) => {
    const key = `${above}/${name}`;
    const { entries = [], more = 0 } = typeof value === 'string' ? {} : value;
    const isOpen = turned.has(key);
    const canOpen = entries.length > 0 || (typeof value === 'string' && value.length > SHORT);
    const rest = more > 0 ? `${more} more are not shown` : '';
    const whole = entries.length > 0 ? rest : textOf(value);
    const row: Row = {
      key,
      level,
      name,
      text: isOpen ? whole : shortTextOf(value, SHORT),
      by,
      open: canOpen ? isOpen : undefined,
      position: index + 1,
      siblings: members.length,
    };
    const inside = entries.map(([child, item]) => ({ name: child, value: item }));
    return [row, ...(isOpen ? rowsIn(key, level + 1, inside, turned) : [])];
  });
}

/** Returns the effect of a key in the tree: it moves to another row, or opens or closes this one. */
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

import { shortened } from '../../../lib/text';
import type { Change, Value } from './events';

/** In characters. */
const MAX_LENGTH = 2000;
const MAX_ENTRIES = 100;
const MAX_DEPTH = 6;
/** Maximum number of changes within an object. More changes are reported as one change of the object. */
const MAX_CHANGES = 5;

/** Converts a value to plain data. Circular, long and deep values are truncated with an ellipsis. */
export function toValue(value: unknown, above: readonly object[] = []): Value {
  if (typeof value === 'string') return JSON.stringify(shortened(value, MAX_LENGTH));
  if (typeof value === 'function') return 'ƒ';
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Date) return value.toISOString();
  if (isError(value)) return shortened(`${value.name}: ${value.message}`, MAX_LENGTH);
  if (above.includes(value) || above.length === MAX_DEPTH) return '…';
  const inside = [...above, value];
  const all = entriesOf(value);
  const entries = all
    .slice(0, MAX_ENTRIES)
    .map(([key, item]): [string, Value] => [String(key), toValue(item, inside)]);
  const more = all.length - entries.length;
  return { ...bracketsOf(value), entries, ...(more > 0 && { more }) };
}

const isError = (value: object): value is Error =>
  value instanceof Error || ('message' in value && 'name' in value);

function bracketsOf(value: object) {
  if (Array.isArray(value)) return { open: '[', close: ']' };
  if (value instanceof Set) return { open: 'Set {', close: '}' };
  if (value instanceof Map) return { open: 'Map {', close: '}' };
  return { open: '{', close: '}' };
}

function entriesOf(value: object): [unknown, unknown][] {
  if (value instanceof Set) return [...value].map((item, index) => [index, item]);
  return value instanceof Map ? [...value] : Object.entries(value);
}

export function changesBetween(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): Change[] {
  if (Object.is(before, after)) return [];
  const inner = canCompare(before, after, path.length) && innerChanges(before, after, path);
  if (inner && inner.length <= (path.length === 0 ? Number.POSITIVE_INFINITY : MAX_CHANGES)) {
    return inner;
  }
  return [{ path: [...path], before: toValue(before), after: toValue(after) }];
}

/** Whether both are plain objects, or lists that differ only at the end or within their items. */
function canCompare(before: unknown, after: unknown, depth: number): before is object {
  if (depth > MAX_DEPTH || typeof before !== 'object' || typeof after !== 'object') return false;
  if (!before || !after || Object.getPrototypeOf(before) !== Object.getPrototypeOf(after))
    return false;
  if (Array.isArray(before) && Array.isArray(after)) {
    const common = Math.min(before.length, after.length);
    return (
      before.length === after.length ||
      before.slice(0, common).every((item, i) => item === after[i])
    );
  }
  return Object.getPrototypeOf(before) === Object.prototype;
}

function innerChanges(before: object, after: unknown, path: readonly string[]): Change[] {
  const [left, right] = [before, after] as [Record<string, unknown>, Record<string, unknown>];
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].flatMap((key): Change[] => {
    const inside = [...path, key];
    if (!(key in left)) return [{ path: inside, after: toValue(right[key]) }];
    if (!(key in right)) return [{ path: inside, before: toValue(left[key]) }];
    return changesBetween(left[key], right[key], inside);
  });
}

export function textOf(value: Value): string {
  if (typeof value === 'string') return value;
  const { open, close, entries, more } = value;
  const named = open === '{' || open.startsWith('Map');
  const items = entries.map(([key, item]) => (named ? `${key}: ` : '') + textOf(item));
  if (more) items.push(`… ${more} more`);
  if (items.length === 0) return open + close;
  const space = close === '}' ? ' ' : '';
  return `${open}${space}${items.join(', ')}${space}${close}`;
}

export const shortTextOf = (value: Value, length: number): string =>
  shortened(textOf(value), length);

import type { Value } from './events';

/** Returns a value on one line: `{ id: 1, done: false }`. */
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

/** Returns the same, truncated to a length. */
export function shortTextOf(value: Value, length = 60): string {
  const text = textOf(value);
  return text.length > length ? `${text.slice(0, length)} …` : text;
}

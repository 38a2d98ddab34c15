/** Longest text of one value, in characters. */
const MAX_LENGTH = 2000;

/** A value as short, JSON-like text for people: `{ id: 1, done: false }`. */
export function toText(value: unknown): string {
  const text = write(value, new Set());
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)} …` : text;
}

function write(value: unknown, above: Set<object>): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'function') return 'ƒ';
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Error || ('message' in value && 'name' in value)) {
    const { name, message } = value as Error;
    return `${name}: ${message}`;
  }
  if (above.has(value)) return '…';
  const inside = new Set(above).add(value);
  if (Array.isArray(value))
    return list(
      '[',
      value.map((item) => write(item, inside)),
      ']',
    );
  if (value instanceof Set) {
    return list(
      'Set {',
      [...value].map((item) => write(item, inside)),
      '}',
    );
  }
  const entries = value instanceof Map ? [...value] : Object.entries(value);
  const items = entries.map(([key, item]) => `${key}: ${write(item, inside)}`);
  return list(value instanceof Map ? 'Map {' : '{', items, '}');
}

function list(open: string, items: string[], close: string): string {
  if (items.length === 0) return open + close;
  const space = close === '}' ? ' ' : '';
  return `${open}${space}${items.join(', ')}${space}${close}`;
}

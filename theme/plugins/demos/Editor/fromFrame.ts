/** An iframe runs a reader's code, so every field is checked for its type, and limited to what the page can show. */
import { shortened, startOf } from '../../../lib/text';
import type { FromFrame, Problem, REPORTS, StorageEntries, StoreMembers } from '../frame/messages';
import type { Change, Group, Member, StoreUpdate, Value } from '../runtime/events';

/** Slightly above what the runtime sends (`runtime/values.ts`). */
const MAX_LINE_LENGTH = 300;
const MAX_TEXT_LENGTH = 4_000;
const MAX_ENTRY_LENGTH = 100_000;
const MAX_ENTRIES = 200;
const MAX_VALUES = 5_000;
const MAX_DEPTH = 8;

class Invalid extends Error {}

/** @returns undefined if it is not one of the site's messages */
export function readMessage(data: unknown): FromFrame | undefined {
  try {
    return new Reader().message(data);
  } catch (error) {
    if (error instanceof Invalid) return undefined;
    throw error;
  }
}

class Reader {
  #values = 0;

  message(data: unknown): FromFrame {
    const { type, id, problem, name, value, entries, stores } = fields(data);
    switch (type) {
      case 'hello':
      case 'pong':
        return { type };
      case 'done':
        return { type, id: count(id), problem: optional(problem, readProblem) };
      case 'problem':
        return { type, problem: readProblem(problem) };
      case 'storage':
        return { type, entries: readEntries(entries) };
      case 'stores':
        return { type, stores: readStores(stores) };
      case 'report':
        return { type, ...this.#report(name, value) };
      default:
        throw new Invalid();
    }
  }

  #report(name: unknown, value: unknown): { name: (typeof REPORTS)[number]; value?: unknown } {
    switch (name) {
      case 'onStart':
        return { name };
      case 'onCheck':
        return { name, value: line(value) };
      case 'onState':
        return { name, value: list(value).map(this.#group) };
      case 'onUpdate':
        return { name, value: this.#update(value) };
      default:
        throw new Invalid();
    }
  }

  readonly #group = (group: unknown): Group => {
    const { title, members } = fields(group);
    return { title: line(title), members: list(members).map(this.#member) };
  };

  readonly #member = (member: unknown): Member => {
    const { name, value, by } = fields(member);
    return { name: line(name), value: this.#value(value), by: optional(by, line) };
  };

  #update(update: unknown): StoreUpdate {
    const { id, name, changes, message } = fields(update);
    return {
      id: count(id),
      changes: list(changes).map(this.#change),
      name: optional(name, line),
      message: optional(message, (value) => text(value, MAX_ENTRY_LENGTH)),
    };
  }

  readonly #change = (change: unknown): Change => {
    const { path, before, after } = fields(change);
    const read = (value: unknown) => this.#value(value);
    return {
      path: list(path).map(line),
      before: optional(before, read),
      after: optional(after, read),
    };
  };

  #value(value: unknown, depth = 0): Value {
    this.#values += 1;
    if (typeof value === 'string') return startOf(value, MAX_TEXT_LENGTH);
    if (depth > MAX_DEPTH || this.#values > MAX_VALUES) return '…';
    const { open, close, entries, more } = fields(value);
    const read = list(entries).map((entry): [string, Value] => {
      const [key, item] = Array.isArray(entry) ? entry : [];
      return [line(key), this.#value(item, depth + 1)];
    });
    const left = (optional(more, count) ?? 0) + (entries as unknown[]).length - read.length;
    return { open: line(open), close: line(close), entries: read, ...(left > 0 && { more: left }) };
  }
}

function readProblem(problem: unknown): Problem {
  const { message, file, line: row, column } = fields(problem);
  return {
    message: typeof message === 'string' ? text(message, MAX_TEXT_LENGTH) : 'The code failed.',
    file: typeof file === 'string' ? line(file) : undefined,
    line: isCount(row) ? row : undefined,
    column: isCount(column) ? column : undefined,
  };
}

const readEntries = (entries: unknown): StorageEntries =>
  list(entries).map((entry) => {
    const [area, key, value] = Array.isArray(entry) ? entry : [];
    return [line(area), text(key, MAX_TEXT_LENGTH), text(value, MAX_ENTRY_LENGTH)] as const;
  });

const readStores = (stores: unknown): StoreMembers =>
  Object.fromEntries(
    Object.entries(fields(stores))
      .slice(0, MAX_ENTRIES)
      .map(([name, members]) => [line(name), list(members).map(line)]),
  );

const invalid = (): never => {
  throw new Invalid();
};

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : invalid();

const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.slice(0, MAX_ENTRIES) : invalid();

const text = (value: unknown, longest: number): string =>
  typeof value === 'string' ? shortened(value, longest) : invalid();

const line = (value: unknown): string => text(value, MAX_LINE_LENGTH);

/** Lines, columns and ids start at 1. */
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) > 0;

const count = (value: unknown): number => (isCount(value) ? value : invalid());

const optional = <T>(value: unknown, read: (value: unknown) => T): T | undefined =>
  value === undefined ? undefined : read(value);

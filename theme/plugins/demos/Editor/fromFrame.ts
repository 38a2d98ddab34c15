/**
 * Reads the messages of a frame. The frame runs a reader's code, so nothing in them is trusted: every field is checked
 * for its type, and limited to the size that the page can show.
 */
import type { FromFrame, REPORTS, StorageEntries, StoreMembers } from '../frame/messages';
import type { Problem } from '../frame/problem';
import type {
  Change,
  CodePlace,
  Group,
  Member,
  Span,
  StateView,
  StoreUpdate,
  UndoStep,
  Value,
} from '../runtime/events';

/** Limits of one message. Those of values are slightly above what the runtime sends (`runtime/toValue.ts`). */
const MAX_LINE_LENGTH = 300;
const MAX_TEXT_LENGTH = 4_000;
const MAX_ENTRY_LENGTH = 100_000;
const MAX_ENTRIES = 200;
const MAX_VALUES = 5_000;
const MAX_DEPTH = 8;

/** Thrown for a field of the wrong type, which makes the whole message invalid. */
class Invalid extends Error {}

/** Returns a message, or undefined if it is not one of the site's. */
export function readMessage(data: unknown): FromFrame | undefined {
  try {
    return new Reader().message(data);
  } catch (error) {
    if (error instanceof Invalid) return undefined;
    throw error;
  }
}

type Fields = Record<string, unknown>;

class Reader {
  /** Number of values read so far, because they may be nested. */
  #values = 0;

  message(data: unknown): FromFrame {
    const { type, id, problem, name, value, entries, stores, html } = fields(data);
    switch (type) {
      case 'hello':
      case 'pong':
        return { type };
      case 'done':
        return { type, id: count(id), problem: optional(problem, readProblem) };
      case 'problem':
        return { type, problem: readProblem(problem) };
      case 'picture':
        return { type, html: text(html, MAX_ENTRY_LENGTH) };
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
        return { name, value: text(value, MAX_LINE_LENGTH) };
      case 'onState':
        return { name, value: this.#state(fields(value)) };
      case 'onUpdate':
        return { name, value: this.#update(fields(value)) };
      case 'onSpan':
        return { name, value: readSpan(fields(value)) };
      default:
        throw new Invalid();
    }
  }

  #state({ groups, stacks }: Fields): StateView {
    return {
      groups: list(groups).map((group): Group => {
        const { title, members } = fields(group);
        return { title: text(title, MAX_LINE_LENGTH), members: list(members).map(this.#member) };
      }),
      stacks: list(stacks).map((stack) => list(stack).map(this.#undoStep)),
    };
  }

  readonly #member = (member: unknown): Member => {
    const { name, value, by } = fields(member);
    return { name: line(name), value: this.#value(value), ...given({ by: optional(by, line) }) };
  };

  readonly #undoStep = (step: unknown): UndoStep => {
    const { call, changes, isUndone } = fields(step);
    return {
      changes: list(changes).map(this.#change),
      isUndone: isUndone === true,
      ...given({ call: optional(call, line) }),
    };
  };

  #update({ id, name, changes, place, message }: Fields): StoreUpdate {
    return {
      id: count(id),
      changes: list(changes).map(this.#change),
      ...given({
        name: optional(name, line),
        place: optional(place, readPlace),
        message: optional(message, (value) => text(value, MAX_ENTRY_LENGTH)),
      }),
    };
  }

  readonly #change = (change: unknown): Change => {
    const { path, before, after } = fields(change);
    const value = (one: unknown) => this.#value(one);
    return {
      path: list(path).map(line),
      ...given({ before: optional(before, value), after: optional(after, value) }),
    };
  };

  #value(value: unknown, depth = 0): Value {
    this.#values += 1;
    if (typeof value === 'string') return value.slice(0, MAX_TEXT_LENGTH);
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
    ...given({
      file: typeof file === 'string' ? line(file) : undefined,
      line: isCount(row) ? row : undefined,
      column: isCount(column) ? column : undefined,
    }),
  };
}

function readPlace(place: unknown): CodePlace {
  const { file, line: row, column, text: code } = fields(place);
  return {
    file: line(file),
    line: count(row),
    column: count(column),
    ...given({ text: optional(code, line) }),
  };
}

function readSpan({ id, label, lane, start, begun, end, outcome }: Fields): Span {
  return {
    id: count(id),
    label: line(label),
    start: time(start),
    ...given({
      lane: optional(lane, line),
      begun: optional(begun, time),
      end: optional(end, time),
      outcome: optional(outcome, (one) => OUTCOMES.find((known) => known === one) ?? invalid()),
    }),
  };
}

const OUTCOMES = ['success', 'error', 'aborted'] as const;

function readEntries(entries: unknown): StorageEntries {
  return list(entries).map((entry) => {
    const [area, key, value] = Array.isArray(entry) ? entry : [];
    return [line(area), text(key, MAX_TEXT_LENGTH), text(value, MAX_ENTRY_LENGTH)] as const;
  });
}

const readStores = (stores: unknown): StoreMembers =>
  Object.fromEntries(
    list(Object.entries(fields(stores))).map((entry) => {
      const [name, members] = Array.isArray(entry) ? entry : [];
      return [line(name), list(members).map(line)];
    }),
  );

const invalid = (): never => {
  throw new Invalid();
};

const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : invalid();

const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.slice(0, MAX_ENTRIES) : invalid();

const text = (value: unknown, longest: number): string => {
  if (typeof value !== 'string') return invalid();
  return value.length > longest ? `${value.slice(0, longest)} …` : value;
};

const line = (value: unknown): string => text(value, MAX_LINE_LENGTH);

/** Returns whether a value is a line, a column or an id, which start at 1. */
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) > 0;

const count = (value: unknown): number => (isCount(value) ? value : invalid());

const time = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : invalid();

const optional = <T>(value: unknown, read: (value: unknown) => T): T | undefined =>
  value === undefined ? undefined : read(value);

/** Returns the fields that have a value, because their types do not allow `undefined`. */
const given = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };

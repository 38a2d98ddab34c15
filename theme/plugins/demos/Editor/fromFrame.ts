/** An iframe runs a reader's code, so every field is checked for its type, and limited to what the page can show. */
import * as v from 'valibot';
import { shortened, startOf } from '../../../lib/text';
import type { FromFrame } from '../frame/messages';
import type { Value } from '../runtime/events';

/** Slightly above what the runtime sends (`runtime/values.ts`). */
const MAX_LINE_LENGTH = 300;
const MAX_TEXT_LENGTH = 4_000;
const MAX_ENTRY_LENGTH = 100_000;
const MAX_ENTRIES = 200;
const MAX_VALUES = 5_000;
const MAX_DEPTH = 8;

/** @returns undefined if it is not one of the site's messages */
export function readMessage(data: unknown): FromFrame | undefined {
  values = 0;
  const { success, output } = v.safeParse(Message, data);
  return success ? output : undefined;
}

/** Number of values read from the current message. */
let values = 0;

type Schema<Output> = v.GenericSchema<unknown, Output>;

const textUpTo = (length: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => shortened(text, length)),
  );
const Text = textUpTo(MAX_TEXT_LENGTH);
const Entry = textUpTo(MAX_ENTRY_LENGTH);
const Line = textUpTo(MAX_LINE_LENGTH);

/** Lines, columns and ids start at 1. */
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Before any entry is checked, because there may be millions. */
const Entries = v.custom<unknown[]>(Array.isArray);
const shown = (entries: unknown[]) => entries.slice(0, MAX_ENTRIES);

const listOf = <Item>(item: Schema<Item>): Schema<Item[]> =>
  v.pipe(Entries, v.transform(shown), v.array(item));

const Omitted = v.pipe(
  v.unknown(),
  v.transform((): Value => '…'),
);
const Leaf = v.pipe(
  v.string(),
  v.transform((text): Value => startOf(text, MAX_TEXT_LENGTH)),
);

/** A value that has other values, or is a text. */
function withEntries(inner: Schema<Value>): Schema<Value> {
  const Counted = v.pipe(
    Entries,
    v.transform((all) => ({ total: all.length, list: shown(all) })),
    v.object({ total: v.number(), list: v.array(v.tuple([Line, inner])) }),
  );
  const Branch = v.pipe(
    v.object({ open: Line, close: Line, entries: Counted, more: v.optional(Count) }),
    v.transform(({ open, close, entries: { total, list }, more = 0 }): Value => {
      const omitted = total - list.length + more;
      return { open, close, entries: list, ...(omitted > 0 && { more: omitted }) };
    }),
  );
  return v.lazy((value): Schema<Value> => {
    values += 1;
    if (typeof value === 'string') return Leaf;
    return values > MAX_VALUES ? Omitted : Branch;
  });
}

let Values: Schema<Value> = v.union([Leaf, Omitted]);
for (let depth = 0; depth <= MAX_DEPTH; depth += 1) Values = withEntries(Values);

const Problem = v.object({
  message: v.fallback(Text, 'The code failed.'),
  file: v.fallback(v.optional(Line), undefined),
  line: v.fallback(v.optional(Count), undefined),
  column: v.fallback(v.optional(Count), undefined),
});

const Member = v.object({ name: Line, value: Values, by: v.optional(Line) });
const Change = v.object({
  path: listOf(Line),
  before: v.optional(Values),
  after: v.optional(Values),
});

const report = <Name extends string, Output>(name: Name, value: Schema<Output>) =>
  v.object({ type: v.literal('report'), name: v.literal(name), value });

const Message = v.variant('type', [
  v.object({ type: v.literal('hello') }),
  v.object({ type: v.literal('pong') }),
  v.object({ type: v.literal('done'), id: Count, problem: v.optional(Problem) }),
  v.object({ type: v.literal('problem'), problem: Problem }),
  v.object({ type: v.literal('storage'), entries: listOf(v.tuple([Line, Text, Entry])) }),
  v.object({
    type: v.literal('stores'),
    stores: v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform((stores) =>
        Object.fromEntries(shown(Object.entries(stores)) as [string, unknown][]),
      ),
      v.record(Line, listOf(Line)),
    ),
  }),
  v.variant('name', [
    v.object({ type: v.literal('report'), name: v.literal('onStart') }),
    report('onCheck', Line),
    report('onState', listOf(v.object({ title: Line, members: listOf(Member) }))),
    report(
      'onUpdate',
      v.object({
        id: Count,
        changes: listOf(Change),
        name: v.optional(Line),
        message: v.optional(Entry),
      }),
    ),
  ]),
]) satisfies Schema<FromFrame>;

import { describe, expect, test } from 'vitest';
import type { FromFrame } from '../frame/messages';
import { MessageRate } from './frame';
import { readMessage } from './fromFrame';

const branch = (entries: [string, unknown][]) => ({ open: '{', close: '}', entries });

const GENUINE: FromFrame[] = [
  { type: 'hello' },
  { type: 'pong' },
  { type: 'done', id: 1, problem: undefined },
  { type: 'done', id: 2, problem: { message: 'No', file: 'a.ts', line: 3, column: 1 } },
  { type: 'problem', problem: { message: 'No' } },
  { type: 'storage', entries: [['localStorage', 'key', 'value']] },
  { type: 'stores', stores: { TodoStore: ['todos', 'undo'] } },
  { type: 'report', name: 'onStart' },
  { type: 'report', name: 'onCheck', value: 'Done' },
  {
    type: 'report',
    name: 'onState',
    value: [
      {
        title: 'Store',
        members: [
          { name: 'count', value: '1', by: 'withReset' },
          { name: 'all', value: { ...branch([['a', branch([['b', '"c"']])]]), more: 3 } },
        ],
      },
    ],
  },
  {
    type: 'report',
    name: 'onUpdate',
    value: {
      id: 1,
      name: 'add',
      changes: [{ path: [], before: '0', after: '1' }],
      message: '{}',
    },
  },
];

test.each(GENUINE)('a genuine message is not changed: %j', (message) => {
  expect(readMessage(message)).toEqual(message);
});

const report = (name: string, value: unknown) => ({ type: 'report', name, value });

test.each([
  null,
  5,
  { type: 'stores', stores: { TodoStore: 5 } },
  [],
  { type: 'run' },
  { type: 'done', id: '1' },
  { type: 'problem' },
  { type: 'storage', entries: [5] },
  report('onError', 'x'),
  report('constructor', 'x'),
  report('onCheck', 5),
  report('onState', [1]),
  report('onState', [{ title: 1, members: [] }]),
  report('onState', [{ title: 'a', members: [{ name: 'a', value: 1 }] }]),
  report('onUpdate', { id: -1, changes: [] }),
  report('onUpdate', { id: 1, changes: [{ path: 'a' }] }),
])('data that is not a message is ignored: %j', (data) => {
  expect(readMessage(data)).toBeUndefined();
});

describe('a problem', () => {
  const read = (problem: unknown) => {
    const message = readMessage({ type: 'problem', problem });
    return message?.type === 'problem' ? message.problem : undefined;
  };

  test.each([-5, 0, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '3', null, {}])(
    'has no line %s',
    (line) => {
      expect(read({ message: 'No', file: 'a.ts', line, column: line })).toEqual({
        message: 'No',
        file: 'a.ts',
      });
    },
  );

  test.each([{ toString: 1, valueOf: 1 }, null, undefined, 5])(
    'whose message cannot be converted to text gets a default message: %j',
    (message) => {
      expect(read({ message })).toEqual({ message: 'The code failed.' });
    },
  );
});

describe('a message that is too large is truncated:', () => {
  const sizeOf = (data: unknown) => JSON.stringify(readMessage(data)).length;
  const LARGE = 'x'.repeat(21_000_000);
  const members = Array.from({ length: 300_000 }, (_, i) => ({ name: `${i}`, value: '1' }));
  const deep = (depth: number): unknown => (depth ? branch([['a', deep(depth - 1)]]) : '1');
  const wide = (depth: number): unknown =>
    branch(Array.from({ length: 20 }, (_, i) => [`${i}`, depth ? wide(depth - 1) : '1']));

  test.each([
    ['a text', { type: 'problem', problem: { message: LARGE } }],
    ['a label', report('onCheck', LARGE)],
    ['a value', report('onUpdate', { id: 1, changes: [{ path: [LARGE], after: LARGE }] })],
    ['rows of state', report('onState', [{ title: LARGE, members }])],
    ['a deep value', report('onUpdate', { id: 1, changes: [{ path: [], after: deep(5_000) }] })],
    ['a wide value', report('onUpdate', { id: 1, changes: [{ path: [], after: wide(3) }] })],
  ])('%s', (_, data) => {
    expect(sizeOf(data)).toBeGreaterThan(20);
    expect(sizeOf(data)).toBeLessThan(300_000);
  });

  test('the number of omitted entries is included', () => {
    const entries = Array.from({ length: 250 }, (_, i) => [`${i}`, '1']);
    const data = report('onUpdate', {
      id: 1,
      changes: [{ path: [], after: { open: '[', close: ']', entries, more: 10 } }],
    });
    expect(JSON.stringify(readMessage(data))).toContain('"more":60');
  });
});

describe('a frame', () => {
  test('may send a thousand messages in a second, and again in the next one', () => {
    const rate = new MessageRate();
    const send = (times: number, now: number) =>
      Array.from({ length: times }, () => rate.isFlood({ type: 'pong' }, now)).some(Boolean);
    expect(send(1_000, 5_000)).toBe(false);
    expect(send(1_000, 6_000)).toBe(false);
    expect(send(1, 6_500)).toBe(true);
  });

  test('may send one huge message, but not ten', () => {
    const huge = [{ message: 'x'.repeat(21_000_000) }, Array(300_000).fill('row')];
    for (const message of huge) {
      const rate = new MessageRate();
      expect(rate.isFlood(message, 0)).toBe(false);
      const next = Array.from({ length: 10 }, () => rate.isFlood(message, 0));
      expect(next).toContain(true);
    }
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRecorder, type DemoRecord } from './useRecord';

beforeEach(() => vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }));
afterEach(() => vi.useRealTimers());

function record() {
  const shown: DemoRecord[] = [];
  const { events, stop } = createRecorder((next) => shown.push(next));
  const frame = () => vi.advanceTimersToNextFrame();
  return { events, stop, frame, shown };
}

test('shows what a demo reports once a frame, newest first', () => {
  const { events, frame, shown } = record();
  for (const after of ['1', '2']) {
    events.onUpdate({ store: 'store', changes: [{ slice: 'count', before: '0', after }] });
  }
  frame();
  expect(shown).toHaveLength(1);
  expect(shown[0]?.log.map(({ id }) => id)).toEqual([2, 1]);
});

test('names updates by the messages to the Redux DevTools, and says what they changed', () => {
  const { events, frame, shown } = record();
  events.onMessage({ action: { type: 'init' }, state: { basket: { apples: 0, pears: 0 } } });
  events.onMessage({ action: { type: 'add' }, state: { basket: { apples: 1, pears: 0 } } });
  frame();
  expect(shown[0]?.log[0]).toMatchObject({
    name: 'add',
    changes: [{ slice: 'apples', before: '0', after: '1' }],
  });
  expect(JSON.parse(shown[0]?.log[0]?.message ?? '')).toEqual({
    action: { type: 'add' },
    state: { basket: { apples: 1, pears: 0 } },
  });
});

test('keeps the last fifty updates, and shows nothing after its end', () => {
  const { events, frame, shown, stop } = record();
  for (let count = 0; count < 60; count++) events.onUpdate({ store: 'store', changes: [] });
  frame();
  expect(shown[0]?.log).toHaveLength(50);
  expect(shown[0]?.log[0]?.id).toBe(60);
  events.onState([]);
  stop();
  frame();
  expect(shown).toHaveLength(1);
});

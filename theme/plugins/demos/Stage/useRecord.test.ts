import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRecorder, type DemoRecord } from './useRecord';

beforeEach(() => vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }));
afterEach(() => vi.useRealTimers());

function record() {
  const shown: DemoRecord[] = [];
  const recorder = createRecorder((next) => shown.push(next));
  const frame = () => {
    vi.advanceTimersToNextFrame();
    return shown.at(-1);
  };
  const update = (id: number, name?: string) => recorder.events.onUpdate({ id, name, changes: [] });
  return { ...recorder, update, frame, shown };
}

test('renders a demo’s reports once per frame, newest first', () => {
  const { update, frame, shown } = record();
  update(1);
  update(2);
  expect(frame()?.updates.map(({ id }) => id)).toEqual([2, 1]);
  expect(shown).toHaveLength(1);
});

test('an update that gets its name later stays at its position', () => {
  const { update, frame } = record();
  update(1);
  update(2);
  update(1, 'add');
  expect(frame()?.updates.map(({ name }) => name)).toEqual([undefined, 'add']);
});

test('a request that ends stays at its position', () => {
  const { events, frame } = record();
  const span = { label: 'GET /', start: 0 };
  events.onSpan({ id: 1, ...span });
  events.onSpan({ id: 2, ...span });
  events.onSpan({ id: 1, ...span, end: 5, outcome: 'aborted' });
  expect(frame()?.spans.map(({ outcome }) => outcome)).toEqual(['aborted', undefined]);
});

test('after time travel, the restored update is current until the next one', () => {
  const { update, goTo, frame } = record();
  update(1);
  update(2);
  goTo(1);
  expect(frame()?.current).toBe(1);
  update(2, 'named late');
  expect(frame()?.current).toBe(1);
  update(3);
  expect(frame()?.current).toBe(3);
});

test('keeps the last fifty updates, and renders nothing after its end', () => {
  const { events, update, frame, shown, stop } = record();
  for (let id = 1; id <= 60; id++) update(id);
  expect(frame()?.updates).toHaveLength(50);
  events.onState({ groups: [], stacks: [] });
  stop();
  frame();
  expect(shown).toHaveLength(1);
});

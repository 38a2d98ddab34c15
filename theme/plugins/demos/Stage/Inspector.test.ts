import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRecorder, type DemoRecord } from './Inspector';

describe('the record', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }));
  afterEach(() => vi.useRealTimers());

  function record() {
    const shown: DemoRecord[] = [];
    const recorder = createRecorder((next) => shown.push(next));
    const paint = () => {
      vi.advanceTimersToNextFrame();
      return shown.at(-1);
    };
    const update = (id: number, name?: string) =>
      recorder.events.onUpdate({ id, name, changes: [] });
    return { ...recorder, update, paint, shown };
  }

  test('renders a demo’s reports once per paint, newest first, and a name that comes later in place', () => {
    const { update, paint, shown } = record();
    update(1);
    update(2);
    update(1, 'add');
    expect(paint()?.updates).toMatchObject([{ id: 2 }, { id: 1, name: 'add' }]);
    expect(shown).toHaveLength(1);
  });

  test('keeps the last fifty updates, and renders nothing after its end', () => {
    const { events, update, paint, shown, stop } = record();
    for (let id = 1; id <= 60; id++) update(id);
    expect(paint()?.updates).toHaveLength(50);
    events.onState([]);
    stop();
    paint();
    expect(shown).toHaveLength(1);
  });
});

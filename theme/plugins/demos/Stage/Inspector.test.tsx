import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toValue } from '../runtime/values';
import { Inspector } from './Inspector';
import { createRecorder, type DemoRecord } from './useRecord';

afterEach(cleanup);

const show = (name: string, value: unknown, by?: string) =>
  render(
    <Inspector
      record={{
        groups: [{ title: 'State', members: [{ name, value: toValue(value), by }] }],
        updates: [],
      }}
    />,
  );

const texts = () => [...document.querySelectorAll('[data-value]')].map((each) => each.textContent);

test('a value opens to its content, recursively', async () => {
  show('user', { name: 'Ada', tags: ['a'] });
  expect(texts()).toEqual(['{ name: "Ada", tags: ["a"] }']);
  await userEvent.click(screen.getByText('user'));
  expect(texts()).toEqual(['', '"Ada"', '["a"]']);
  await userEvent.click(screen.getByText('tags'));
  expect(texts()).toEqual(['', '"Ada"', '', '"a"']);
});

test('a member names the extension that added it, and a long text is cut until it is opened', async () => {
  show('id', 'x'.repeat(200), 'withReset');
  expect(screen.getByText('withReset')).toBeTruthy();
  expect(texts()[0]).toHaveLength(82);
  await userEvent.click(screen.getByText('id'));
  expect(texts()[0]).toHaveLength(202);
});

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

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { UndoStack } from './UndoStack';

afterEach(cleanup);

const step = (call: string, isUndone: boolean) => ({
  call,
  changes: [{ path: ['count'], before: '1', after: '2' }],
  isUndone,
});
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('the newest step is on top, and the next steps to undo and redo are marked', () => {
  render(<UndoStack steps={[step('a', false), step('b', false), step('c', true)]} />);
  expect(rows()).toEqual(['next redoccount 1 → 2', 'now', 'next undobcount 1 → 2', 'acount 1 → 2']);
});

test('without steps it renders nothing', () => {
  render(<UndoStack steps={[]} />);
  expect(rows()).toEqual([]);
});

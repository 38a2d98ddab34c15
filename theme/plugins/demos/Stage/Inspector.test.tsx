import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { toValue } from '../runtime/values';
import { Inspector } from './Inspector';

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

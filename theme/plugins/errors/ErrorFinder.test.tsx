import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stored } from '../search/indexFormat';
import { ErrorFinder } from './ErrorFinder';

const section = (id: string, text: string) => ({
  heading: id,
  id,
  text: `About ${id}.`,
  error: 'case' as const,
  messages: [{ text }],
});
const pages = [
  {
    path: '/docs/x',
    title: 'withX()',
    kind: 'guide' as const,
    sections: [section('renaming', 'cannot rename from … to …'), section('both', 'is overridden')],
  },
  {
    path: '/docs/y',
    title: 'withY()',
    kind: 'guide' as const,
    sections: [section('other', 'is overridden')],
  },
];

beforeEach(() => {
  const index = stored(pages, () => true);
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.endsWith('search.json') ? ['pages.json'] : index),
  );
});

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

/** Its link to the issues would end within the emoji. */
const MESSAGE = `${'TypeError: x '.padEnd(119, 'x')}😀 is not defined`;

const linkToIssues = () => screen.findByRole('link', { name: /issues/ });

test('a message from a link or a paste may have an emoji anywhere', async () => {
  window.history.replaceState(null, '', `/?message=${encodeURIComponent(MESSAGE)}`);
  render(<ErrorFinder since={{}} />);
  await linkToIssues();
  fireEvent.change(screen.getByLabelText('Error message'), { target: { value: '' } });
  await waitFor(() => expect(screen.queryByRole('link', { name: /issues/ })).toBeNull());
  fireEvent.change(screen.getByLabelText('Error message'), {
    target: { value: `${MESSAGE} \ud83d` },
  });
  await linkToIssues();
});

function paste(text: string) {
  render(<ErrorFinder since={{ '/docs/x': '20.1' }} />);
  fireEvent.change(screen.getByLabelText('Error message'), { target: { value: text } });
}

test('the only cause of a message is certain', async () => {
  paste('Error: cannot rename from a to b');
  const link = await screen.findByRole('link', { name: 'renaming' });
  expect(link.getAttribute('href')).toBe('/docs/x#renaming');
  expect(screen.getByRole('status').textContent).toBe('This section explains the error.');
  expect(screen.getByRole('listitem').textContent).toBe(
    'renaming (withX(), since 20.1)About renaming.',
  );
});

test('each message of a long log has its own answer, with its certainty, and the rest leads to the issues', async () => {
  const noise = '[webpack] building module\n'.repeat(600);
  paste(
    `${noise}Error: cannot rename from a to b\n    at main.js:1:2\nError: x is overridden\nError: ; expected\n`,
  );
  await waitFor(() => expect(screen.getAllByRole('list')).toHaveLength(2));
  expect(screen.getByRole('status').textContent).toBe(
    '3 different messages, 2 with an explanation:',
  );
  expect(screen.getByText(/This section explains/).textContent).toContain('cannot rename from a');
  expect(screen.getByText(/One of these sections probably/).textContent).toContain('overridden');
  expect(screen.getByRole('link', { name: /Search for the other/ })).toBeTruthy();
});

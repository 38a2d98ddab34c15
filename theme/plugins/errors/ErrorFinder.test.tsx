import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stored } from '../search/indexFormat';
import { ErrorFinder } from './ErrorFinder';

beforeEach(() => {
  const index = stored([], () => false);
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

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LiveDemo } from './LiveDemo';

afterEach(cleanup);

test('a demo shows a message if its project cannot be loaded', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  render(<LiveDemo name="with-reset" />);
  await userEvent.click(screen.getByRole('button', { name: 'Open in StackBlitz' }));
  expect(await screen.findByText(/The project could not be loaded/)).toBeTruthy();
});

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { OfflinePanel } from './OfflinePanel';

const network = vi.hoisted(() => ({ fails: true }));
vi.mock('./OfflineControls', () => {
  if (network.fails) throw new Error('no network');
  return { OfflineControls: () => <p>Stored</p> };
});

afterEach(cleanup);

test('without scripts, the page says what needs them instead of waiting for the state of the copy', () => {
  const html = renderToStaticMarkup(<OfflinePanel />);
  expect(html).toMatch(/^<noscript><p>Reading offline needs JavaScript\. .*<\/noscript><section/);
  expect(/<section class="([^"]*)"/.exec(html)?.[1]).toContain('needs-scripts');
});

test('controls that failed to load are loaded again on Retry', async () => {
  render(<OfflinePanel />);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  network.fails = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Stored')).toBeTruthy();
});

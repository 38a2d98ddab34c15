import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { OfflinePanel } from './OfflinePanel';

const network = vi.hoisted(() => ({ fails: true }));
vi.mock('./OfflineControls', () => {
  if (network.fails) throw new Error('no network');
  return { OfflineControls: () => <p>Stored</p> };
});

afterEach(cleanup);

test('controls that failed to load are loaded again on Retry', async () => {
  render(<OfflinePanel />);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  network.fails = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Stored')).toBeTruthy();
});

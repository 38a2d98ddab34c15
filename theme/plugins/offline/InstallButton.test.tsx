import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { setHtml } from '../../testing/document';
import { InstallButton } from './InstallButton';
import { captureInstallPrompt } from './manager/install-prompt';
import { StandaloneNav } from './StandaloneNav';
import { startStandaloneNav } from './startStandaloneNav';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Dispatches the browser's install prompt. */
function offer() {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' as const }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void dispatchEvent(event));
  return { prompt, event };
}

test('the button is shown only if the browser offers to install the site, and accepts the offer', async () => {
  captureInstallPrompt();
  render(<InstallButton />);
  expect(screen.queryByRole('button')).toBeNull();
  const { prompt, event } = offer();
  expect(event.defaultPrevented, 'the browser does not show its own prompt').toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Install as an app' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button'), 'an offer can be used only once').toBeNull();
});

test('the button disappears when the site is installed, even by other means', () => {
  captureInstallPrompt();
  render(<InstallButton />);
  offer();
  expect(screen.getByRole('button')).toBeTruthy();
  act(() => void dispatchEvent(new Event('appinstalled')));
  expect(screen.queryByRole('button')).toBeNull();
});

test('the installed site has buttons for back and forward', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => {});
  const forward = vi.spyOn(history, 'forward').mockImplementation(() => {});
  setHtml(<StandaloneNav />);
  startStandaloneNav();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(back).toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Forward' }));
  expect(forward).toHaveBeenCalled();
});

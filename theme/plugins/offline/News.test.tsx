import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { offlineManager } from './manager/offline-manager';
import type { ChangedPage } from './manager/offline-state';
import { precached } from './manager/testing/status';
import { News } from './News';

const READY = { phase: 'ready', offered: false, copy: precached('a') } as const;
const CHANGED: ChangedPage = {
  route: 'docs/guide',
  title: 'Guide',
  isNew: false,
  sections: [{ id: 'b', heading: 'B &lt;T&gt;' }],
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const tell = (news: ChangedPage[] | undefined) =>
  vi.spyOn(offlineManager(), 'news').mockResolvedValue(news);

test('a changed page is linked, with its new sections', async () => {
  tell([CHANGED]);
  render(<News state={READY} />);
  expect((await screen.findByRole('link', { name: 'Guide' })).getAttribute('href')).toBe(
    '/docs/guide',
  );
  const section = await screen.findByRole('link', { name: 'B <T>' });
  expect(section.getAttribute('href')).toBe('/docs/guide#b');
  expect(screen.getByRole('listitem').textContent).toBe('Guide: B <T>');
});

test('a new page is labeled as new', async () => {
  tell([{ ...CHANGED, isNew: true, sections: [] }]);
  render(<News state={READY} />);
  expect(await screen.findByText('Guide')).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toBe('Guide, a new page');
});

test('changes of an update are listed, and linked when it is active', async () => {
  tell([CHANGED]);
  render(<News state={{ ...READY, update: precached('b') }} />);
  const entry = await screen.findByRole('listitem');
  await expect.poll(() => entry.textContent).toBe('Guide: B <T>');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a message is shown if the previous build is unknown', async () => {
  tell(undefined);
  render(<News state={READY} />);
  expect(await screen.findByText(/nothing to compare/)).toBeTruthy();
});

test.each([
  ['there is no copy', { phase: 'removed', offered: false }],
  ['an update is on its way', { ...READY, update: precached('b', { ready: false }) }],
] as const)('nothing is requested while %s', (_when, state) => {
  const asked = tell([]);
  render(<News state={state} />);
  expect(asked).not.toHaveBeenCalled();
  expect(screen.queryByRole('region')).toBeNull();
});

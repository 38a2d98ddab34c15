import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import * as pages from '../lib/pages';
import { openPage, startForTest } from '../testing/document';
import { View } from '../testing/View';
import { startWhenIdle } from './startWhenIdle';

const connection = { saveData: false };
let isMobile: boolean;
let load: MockInstance<typeof pages.loadFragment>;

beforeEach(async () => {
  isMobile = false;
  connection.saveData = false;
  load = vi.spyOn(pages, 'loadFragment');
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  vi.stubGlobal('IntersectionObserver', View);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('width') && isMobile,
  }));
  openPage('/docs/api/functions/withReset', { sidebar: 'apiSidebar' });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  document.body.replaceChildren();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

const sidebar = () => document.querySelector('[data-sidebar]')?.textContent;

test('a preferred version that no longer exists is forgotten', () => {
  localStorage.setItem('docs-preferred-version-default', '9');
  startForTest(startWhenIdle);
  expect(localStorage.getItem('docs-preferred-version-default')).toBeNull();
});

test('a shortened sidebar is completed', async () => {
  startForTest(startWhenIdle);
  await expect.poll(sidebar).toContain('ResetOptions');
  expect(load.mock.calls).toEqual([['apiSidebar']]);
});

test('the menu is preloaded on small screens', () => {
  isMobile = true;
  startForTest(startWhenIdle);
  expect(load.mock.calls).toContainEqual([pages.MENU]);
});

test('nothing is preloaded for a reader who saves data', () => {
  connection.saveData = true;
  isMobile = true;
  const observe = vi.fn();
  vi.stubGlobal('IntersectionObserver', observe);
  startForTest(startWhenIdle);
  expect(load).not.toHaveBeenCalled();
  expect(observe).not.toHaveBeenCalled();
});

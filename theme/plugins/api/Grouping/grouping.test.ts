import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage, startForTest } from '../../../testing/document';
import { element, testGarbage } from '../../../testing/garbage';
import { site } from '../../../testing/site';
import { applyGrouping } from './applyGrouping';

let sidebars: typeof import('../../../frame/Sidebar/sidebars');
let completeSidebar: typeof import('../../../frame/Sidebar/completeSidebar').completeSidebar;
let place: HTMLElement;

/** Opens a page with a sidebar in its document. */
async function open(route: string, sidebar: string) {
  place = await openPage(route, { sidebar });
  startForTest(() => sidebars.startSidebars(place));
}

const nav = () => screen.getByRole('navigation', { name: 'Docs sidebar' });
const category = (label: string) =>
  within(nav()).getByText(label).closest('li')?.querySelector('details') as HTMLDetailsElement;
const current = () => [...nav().querySelectorAll('[aria-current]')].map((link) => link.textContent);
const group = (by: string) =>
  fireEvent.click(within(nav()).getByRole('button', { name: `By ${by}` }));
const labels = () =>
  [...nav().querySelectorAll<HTMLElement>(':scope > ul > li')].map(
    (item) => item.querySelector('summary, a')?.textContent,
  );

beforeEach(async () => {
  // A page load, so no sidebar is cached.
  vi.resetModules();
  (await import('../../../lib/pages')).readFrom(site);
  sidebars = await import('../../../frame/Sidebar/sidebars');
  ({ completeSidebar } = await import('../../../frame/Sidebar/completeSidebar'));
});
afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

test('symbols are grouped by kind or by extension, and the next visit keeps the grouping', async () => {
  await open('/docs/api/functions/withReset', 'apiSidebar');
  await completeSidebar(nav());
  expect(labels()).toEqual(['All symbols', 'Functions', 'Type aliases']);
  group('extension');
  expect(labels()).toEqual(['All symbols', 'withReset()']);
  expect(current()).toEqual(['withReset']);
  expect(category('withReset()').open).toBe(true);
  const pressed = () => within(nav()).getByRole('button', { pressed: true }).textContent;
  expect(pressed()).toBe('By extension');

  await open('/docs/api/functions/withReset', 'apiSidebar');
  await completeSidebar(nav());
  expect(labels()).toEqual(['All symbols', 'withReset()']);
  expect(pressed()).toBe('By extension');
  expect(current()).toEqual(['withReset']);
  group('kind');
  expect(labels()).toEqual(['All symbols', 'Functions', 'Type aliases']);
  expect(pressed()).toBe('By kind');
  expect(current()).toEqual(['withReset']);
});

test('symbols are grouped as the reader chose when coming from another section', async () => {
  localStorage.setItem('api-grouping', 'extension');
  await open('/docs/with-reset', 'extensionSidebar');
  await sidebars.prepareSidebar('apiSidebar');
  sidebars.showSidebar(place, 'apiSidebar', '/docs/api/functions/withReset');
  expect(labels()).toEqual(['All symbols', 'withReset()']);
  expect(current()).toEqual(['withReset']);
  group('kind');
  expect(labels()).toEqual(['All symbols', 'Functions', 'Type aliases']);
});

testGarbage('api-grouping', () => {
  const nav = element('<button data-action="group-symbols" value="kind">Kind</button>');
  applyGrouping(nav);
  return nav.innerHTML;
});

import { describe, expect, test } from 'vitest';
import { addBase } from '../../theme/config/routes';
import type { PageNavigation } from '../../theme/config/types';
import { frameOf } from './frame';

const place: PageNavigation = {
  sidebar: 'extensionSidebar',
  breadcrumbs: [{ label: 'State' }, { label: 'withReset()', href: '/docs/with-reset' }],
  previous: { label: 'Mutations', href: '/docs/mutations' },
  next: { label: 'withUndoRedo()', href: '/docs/with-undo-redo' },
  editUrl: 'https://example.org/edit/with-reset.mdx',
  lastUpdated: { day: '2025-03-01', text: 'March 1, 2025' },
};
const headings = [
  { depth: 1, id: 'x', text: 'X', line: 1 },
  { depth: 2, id: 'use', text: 'Using `resetState()` and more', line: 1 },
  { depth: 3, id: 'detail', text: 'Detail', line: 1 },
  { depth: 4, id: 'deep', text: 'Deep', line: 1 },
];
const address = (route: string) => addBase(route, '/kit/');
const frame = (navigation?: PageNavigation) => frameOf(navigation, headings, address);
const hrefs = (html = '') => [...html.matchAll(/href="?([^" >]+)/g)].map(([, href]) => href);

describe('the frame of a page', () => {
  test('links to other pages below the base path', () => {
    const { breadcrumbs, foot } = frame(place);
    expect(hrefs(breadcrumbs)).toEqual(['/kit/']);
    expect(hrefs(foot)).toEqual([place.editUrl, '/kit/docs/mutations', '/kit/docs/with-undo-redo']);
  });

  test('lists the headings of levels 2 and 3', () => {
    expect(hrefs(frame(place).contents)).toEqual(['#use', '#detail']);
  });

  test('leaves out parts that a generated page does not have', () => {
    expect(frame({ breadcrumbs: [] })).not.toHaveProperty('foot');
    expect(frame()).not.toHaveProperty('breadcrumbs');
    expect(frameOf(undefined, headings.slice(0, 1), address)).toEqual({});
  });
});

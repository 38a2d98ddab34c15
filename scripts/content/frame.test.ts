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
  test('shows the way to the page', () => {
    const { breadcrumbs } = frame(place);
    expect(hrefs(breadcrumbs)).toEqual(['/kit/']);
    expect(breadcrumbs).toContain('aria-label="Home page"');
    expect(breadcrumbs).toMatch(
      /<span>State<\/span>.*<span aria-current=page>withReset\(\)<\/span>/s,
    );
  });

  test('lists the headings of levels 2 and 3, with code as code', () => {
    const { contents } = frame(place);
    expect(hrefs(contents)).toEqual(['#use', '#detail']);
    expect(contents).toContain('Using <code>resetState()</code> and more');
    expect(contents).toContain('<nav aria-label="On this page">');
  });

  test('leads on to the neighbours in the sidebar', () => {
    const { foot } = frame(place);
    expect(foot).toMatch(/<nav class=pagination aria-label="Docs pages">/);
    expect(foot).toMatch(/href=\/kit\/docs\/mutations rel=prev>.*Mutations/s);
    expect(foot).toMatch(/href=\/kit\/docs\/with-undo-redo rel=next>.*withUndoRedo\(\)/s);
  });

  test('says where the page can be edited and when it was last updated', () => {
    const { foot } = frame(place);
    expect(hrefs(foot)[0]).toBe(place.editUrl);
    expect(foot).toContain('Last updated on <time datetime=2025-03-01>March 1, 2025</time>');
  });

  test('leaves out what a generated page lacks', () => {
    expect(frame({ breadcrumbs: [] })).not.toHaveProperty('foot');
    expect(frame()).not.toHaveProperty('breadcrumbs');
    expect(frameOf(undefined, headings.slice(0, 1), address)).toEqual({});
  });
});

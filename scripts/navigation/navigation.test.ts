import { logger } from '@rspress/core';
import { describe, expect, it, vi } from 'vitest';
import type { SidebarConfig } from '../../theme/config/types';
import { parseLog, readCommitDays } from './plugin';
import { type NavigationPage, navigationOf, resolveSidebar } from './resolve-sidebars';

const page = (id: string, more: Partial<NavigationPage> = {}): [string, NavigationPage] => [
  id,
  {
    id,
    path: `/docs/${id}`,
    file: `/site/docs/docs/${id}.mdx`,
    label: id.toUpperCase(),
    unlisted: false,
    generated: false,
    ...more,
  },
];
const pages = new Map([
  page('a'),
  page('b'),
  page('c', { unlisted: true }),
  page('d'),
  page('group'),
]);
const config: SidebarConfig = {
  items: [
    'a',
    { type: 'category', label: 'Group', docId: 'group', items: ['b', 'c'] },
    { type: 'link', label: 'Elsewhere', href: 'https://example.org' },
    { type: 'doc', id: 'd', label: 'Own words' },
  ],
};
const sidebar = resolveSidebar(config, pages);
const navigation = (id: string) => {
  const found = pages.get(id);
  if (!found) throw new Error(id);
  return navigationOf(found, { other: { items: [] }, main: sidebar });
};

describe('a sidebar', () => {
  it('takes labels and URLs from the pages', () => {
    expect(sidebar.items[0]).toEqual({ type: 'link', label: 'A', href: '/docs/a' });
    expect(sidebar.items[3]).toEqual({ type: 'link', label: 'Own words', href: '/docs/d' });
  });
  it('links to its first page, or to its entry', () => {
    expect(sidebar.link).toEqual({ label: 'A', href: '/docs/a' });
    expect(resolveSidebar({ ...config, entry: 'b' }, pages).link?.href).toBe('/docs/b');
    expect(resolveSidebar({ items: [] }, pages).link).toBeUndefined();
  });
  it('marks unlisted pages, including those of categories', () => {
    const group = resolveSidebar(
      { items: [{ type: 'category', label: 'C', docId: 'c', items: ['c'] }] },
      pages,
    ).items[0];
    expect(group).toMatchObject({ linkUnlisted: true, items: [{ unlisted: true }] });
  });
  it('leaves out unknown pages, and links of categories to them', () => {
    expect(
      resolveSidebar(
        { entry: 'x', items: ['x', { type: 'category', label: 'C', docId: 'x', items: ['a'] }] },
        pages,
      ),
    ).toEqual({
      link: { label: 'A', href: '/docs/a' },
      items: [{ type: 'category', label: 'C', items: [sidebar.items[0]] }],
    });
  });
});

describe('a page', () => {
  it('has its sidebar, breadcrumbs, and neighbors on this site', () => {
    expect(navigation('b')).toEqual({
      sidebar: 'main',
      section: 'main',
      breadcrumbs: [
        { label: 'Group', href: '/docs/group' },
        { label: 'B', href: '/docs/b' },
      ],
      previous: { label: 'Group', href: '/docs/group' },
      next: { label: 'Own words', href: '/docs/d' },
    });
  });
  it('that is alone in its section has the place and the neighbors in the list of all', () => {
    const alone = resolveSidebar({ items: ['b'], shownIn: 'main' }, pages);
    const [, onlyPage] = page('b');
    expect(navigationOf(onlyPage, { alone, main: sidebar })).toEqual({
      ...navigation('b'),
      section: 'alone',
    });
  });
  it('of a kind that has an index is below the first page and its index', () => {
    const kinds = resolveSidebar(
      { items: ['a', { type: 'category', label: 'Kind', index: '/docs/a#kind', items: ['b'] }] },
      pages,
    );
    const [, symbol] = page('b');
    expect(navigationOf(symbol, { kinds }).breadcrumbs).toEqual([
      { label: 'A', href: '/docs/a' },
      { label: 'Kind', href: '/docs/a#kind' },
      { label: 'B', href: '/docs/b' },
    ]);
  });
  it('that is unlisted has breadcrumbs but no neighbors', () => {
    expect(navigation('c')).toMatchObject({ sidebar: 'main', unlisted: true });
    expect(navigation('c').next).toBeUndefined();
  });
});

const _COMMIT = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@b.example',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@b.example',
  GIT_COMMITTER_DATE: '1700000000 +0000',
};

describe('the day of the last commit', () => {
  it('is that of the newest commit with the file', () => {
    const log = '\x011700000000\0\nnew.mdx\0both.mdx\0\x011600000000\0\nboth.mdx\0ü.mdx\0';
    expect(Object.fromEntries(parseLog(log, '/repo'))).toEqual({
      '/repo/new.mdx': '2023-11-14',
      '/repo/both.mdx': '2023-11-14',
      '/repo/ü.mdx': '2020-09-13',
    });
  });
  it('is unknown outside a repository, and a warning says so', async () => {
    const warn = vi.fn();
    const { warn: original } = logger;
    logger.override({ warn });
    expect(await readCommitDays('/')).toEqual(new Map());
    logger.override({ warn: original });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^The pages have no dates: fatal: not a git repository/),
    );
  });
});

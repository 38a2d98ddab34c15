import { describe, expect, it } from 'vitest';
import { createThemeConfig } from './theme-config';
import type { NavbarItem, SidebarConfig, ThemeConfig } from './types';
import { validateThemeConfig } from './validate';

const docIds = ['index', 'extensions', 'team', 'api/globals'];

const sound: ThemeConfig = {
  ...createThemeConfig([]),
  navbar: { title: 'Site', hideOnScroll: false, items: [] },
  sidebars: { teamSidebar: { items: ['team'] } },
  footer: { columns: [], copyright: '' },
};
const withItem = (item: unknown): ThemeConfig => ({
  ...sound,
  navbar: { ...sound.navbar, items: [item as NavbarItem] },
});
const withSidebar = (sidebar: SidebarConfig): ThemeConfig => ({
  ...sound,
  sidebars: { docs: sidebar },
});
const problems = (config: ThemeConfig) => validateThemeConfig(config, docIds);

describe('validateThemeConfig', () => {
  it('finds nothing in a sound configuration', () => {
    expect(problems(sound)).toEqual([]);
    expect(
      problems(withItem({ type: 'docSidebar', label: 'Team', sidebarId: 'teamSidebar' })),
    ).toEqual([]);
    expect(problems(withItem({ type: 'link', label: 'Home', to: '/' }))).toEqual([]);
  });

  it('names a missing sidebar and lists the sidebars that exist', () => {
    const [problem] = problems(withItem({ type: 'docSidebar', label: 'X', sidebarId: 'nope' }));
    expect(problem?.path).toBe('navbar.items[0].sidebarId');
    expect(problem?.message).toContain('"nope"');
    expect(problem?.message).toContain('- teamSidebar');
  });

  it('names a missing page and lists the pages that exist', () => {
    const [problem] = problems(withItem({ type: 'doc', label: 'X', docId: 'with-magic' }));
    expect(problem?.path).toBe('navbar.items[0].docId');
    expect(problem?.message).toContain('"with-magic"');
    for (const id of docIds) expect(problem?.message).toContain(`- ${id}`);
  });

  it('finds a sidebar that a navbar item cannot link to', () => {
    const config = withItem({ type: 'docSidebar', label: 'X', sidebarId: 'empty' });
    const empty = { items: [{ type: 'category' as const, label: 'Nothing', items: [] }] };
    const [problem] = problems({ ...config, sidebars: { empty } });
    expect(problem?.path).toBe('navbar.items[0].sidebarId');
    expect(problem?.message).toContain('no page');
  });

  it('finds an unknown navbar item type and says which types exist', () => {
    const [problem] = problems(withItem({ type: 'megaMenu' }));
    expect(problem?.path).toBe('navbar.items[0].type');
    expect(problem?.message).toContain('"megaMenu"');
    expect(problem?.message).toContain('docsVersionDropdown');
  });

  it('looks into dropdowns and nested categories', () => {
    const link = { type: 'link', label: 'X', to: '/docs/nowhere' };
    expect(problems(withItem({ type: 'dropdown', label: 'More', items: [link] }))[0]?.path).toBe(
      'navbar.items[0].items[0].to',
    );
    const nested: SidebarConfig = {
      entry: 'gone',
      items: [
        'team',
        { type: 'category', label: 'A', docId: 'gone', items: [{ type: 'doc', id: 'gone' }] },
      ],
    };
    expect(problems(withSidebar(nested)).map(({ path }) => path)).toEqual([
      'sidebars.docs.entry',
      'sidebars.docs.items[1].docId',
      'sidebars.docs.items[1].items[0].id',
    ]);
  });

  it('finds a link without a target, and one to a path that is no page', () => {
    expect(problems(withItem({ type: 'link', label: 'X' }))[0]?.message).toContain('"to"');
    expect(problems(withItem({ type: 'link', label: 'X', to: '/nowhere' }))[0]?.message).toContain(
      '/nowhere',
    );
    expect(problems(withItem({ type: 'link', label: 'X', to: 'docs/team' }))[0]?.message).toContain(
      'must start with "/"',
    );
  });

  it('finds heading levels that are no range, a colour mode that is none, and a bar without an id', () => {
    const config = {
      ...sound,
      tableOfContents: { minLevel: 4, maxLevel: 3 },
      colorMode: { ...sound.colorMode, defaultMode: 'sepia' as 'light' },
      announcementBar: { id: '', text: 'News', closeable: true },
    };
    expect(problems(config).map(({ path }) => path)).toEqual([
      'colorMode.defaultMode',
      'tableOfContents',
      'announcementBar.id',
    ]);
  });

  it('finds a footer link that leads nowhere', () => {
    const footer = {
      columns: [{ title: 'Learn', links: [{ label: 'Gone', href: '/docs/gone#part' }] }],
      copyright: '',
    };
    expect(problems({ ...sound, footer })[0]?.path).toBe('footer.columns[0].links[0].href');
  });
});

import { expect, it } from 'vitest';
import { createThemeConfig } from '../../theme/config/theme-config';
import type { NavbarItem, ThemeConfig } from '../../theme/config/types';
import { TestFolder } from './fixtures/site';
import { checkThemeConfig } from './theme-config';

const routes = ['/', '/docs', '/docs/team', '/docs/extensions'];
const empty: ThemeConfig = {
  ...createThemeConfig([]),
  navbar: { title: 'Site', hideOnScroll: false, items: [] },
  sidebars: {},
  footer: { columns: [], copyright: '' },
};

it('finds the line of a navbar item that names no sidebar, and lists those that exist', async () => {
  const folder = new TestFolder({
    'navbar.ts': `export const navbar = {
  items: [
    { type: 'link', label: 'Home', to: '/' },
    {
      type: 'docSidebar',
      sidebarId: 'guides',
    },
  ],
};
`,
  });
  const item = { type: 'docSidebar', label: 'x', sidebarId: 'guides' } as NavbarItem;
  const home = { type: 'link', label: 'Home', to: '/' } as NavbarItem;
  const config = {
    ...empty,
    navbar: { ...empty.navbar, items: [home, item] },
    sidebars: { team: { items: ['team'] } },
  };
  const [problem] = await checkThemeConfig(routes, config, folder.path);
  folder.remove();
  expect(problem).toMatchObject({ file: folder.file('navbar.ts'), line: 6 });
  expect(problem?.message).toMatch(/"guides".*- team/s);
});

it('finds the line of a sidebar entry that names no page, and lists those that exist', async () => {
  const folder = new TestFolder({
    'sidebars.ts': `const other: SidebarConfig = { items: [] };

const main: SidebarConfig = {
  items: [
    'extensions',
    { type: 'category', label: 'A', items: [
      'teem',
    ] },
  ],
};
`,
  });
  const items = ['extensions', { type: 'category' as const, label: 'A', items: ['teem'] }];
  const problems = await checkThemeConfig(
    routes,
    { ...empty, sidebars: { main: { items } } },
    folder.path,
  );
  folder.remove();
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ file: folder.file('sidebars.ts'), line: 7 });
  expect(problems[0]?.message).toMatch(/"teem".*- extensions/s);
});

it('finds the line in the site’s own configuration', async () => {
  const [problem] = await checkThemeConfig(['/']);
  expect(problem?.file).toMatch(/theme\/config\/\w+\.ts$/);
  expect(problem?.line).toBeGreaterThan(1);
});

import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import type { ThemeConfig } from '../../theme/config/types';
import { inProject } from '../lib/paths';
import { placeAt } from '../lib/problems';
import { TestFolder } from './fixtures/site';
import { checkDocsData, checkThemeConfig } from './theme-config';

let folder: TestFolder;
afterEach(() => folder?.remove());

const routes = ['/', '/docs', '/docs/team', '/docs/extensions', '/docs/with-reset'];
const empty = {
  navbar: { title: 'Site', hideOnScroll: false, items: [] },
  sidebars: { teamSidebar: { items: ['team'] } },
  footer: { columns: [], copyright: '' },
} satisfies Partial<ThemeConfig>;

/** The problems of an otherwise valid configuration with these changes. */
const check = (changed: object, drafts: string[] = []) =>
  checkThemeConfig({ routes, drafts }, { ...empty, ...changed }).map(({ message }) => message);
const withItem = (item: unknown) => check({ navbar: { ...empty.navbar, items: [item] } });
const withSidebar = (sidebar: unknown, drafts?: string[]) =>
  check({ sidebars: { docs: sidebar } }, drafts);

describe('a theme configuration', () => {
  it('that is valid has no problems', () => {
    expect(check({})).toEqual([]);
    expect(withItem({ type: 'docSidebar', label: 'Team', sidebarId: 'teamSidebar' })).toEqual([]);
    expect(withItem({ type: 'link', label: 'Home', href: '/?a#b' })).toEqual([]);
    expect(withItem({ type: 'link', label: 'There', href: 'https://example.org' })).toEqual([]);
  });

  it('with an unknown sidebar is reported with all known ones and their file', () => {
    const [message] = withItem({ type: 'docSidebar', label: 'X', sidebarId: 'nope' });
    expect(message).toBe(
      'navbar.items.0.sidebarId: There is no sidebar with the id "nope". Existing ids:\n- teamSidebar\nSidebars are defined in theme/config/sidebars.ts.',
    );
  });

  it('with unknown fields is reported with all of them', () => {
    const navbar = {
      ...empty.navbar,
      logoHref: '/',
      sticky: true,
      items: [{ type: 'search', icon: 'x' }],
    };
    expect(check({ navbar }).sort()).toEqual(
      ['items.0.icon', 'logoHref', 'sticky'].map(
        (name) => `navbar.${name}: There is no such field.`,
      ),
    );
  });

  it('with an unknown page is reported with the five nearest and the location of all pages', () => {
    const many = ['with-redux', 'with-resource', 'a', 'b', 'c'].map((id) => `/docs/${id}`);
    const [problem] = checkThemeConfig(
      { routes: [...routes, ...many] },
      { ...empty, sidebars: { docs: { items: ['with-resetting'] } } },
    );
    expect(problem?.message).toMatch(
      /^sidebars.docs.items.0: There is no page with the id "with-resetting". Existing ids, 5 of 9:\n- with-reset\n- with-res[\s\S]*docs\/docs/,
    );
    expect(problem?.message.match(/^- /gm)).toHaveLength(5);
    expect(problem?.choice, 'and all ids').toBe(
      'All page ids: index, team, extensions, with-reset, with-redux, with-resource, a, b, c',
    );
  });

  it('cannot link to a sidebar without pages', () => {
    const navbar = {
      ...empty.navbar,
      items: [{ type: 'docSidebar', label: 'X', sidebarId: 'other' }],
    };
    const nothing = { items: [{ type: 'category', label: 'Nothing', items: [] }] };
    const message =
      'navbar.items.0.sidebarId: The sidebar "other" has no page that a navbar item could link to.';
    expect(check({ navbar, sidebars: { other: nothing } })).toEqual([message]);
    expect(check({ navbar, sidebars: { other: { items: ['soon'] } } }, ['/docs/soon'])).toEqual([
      message,
    ]);
    expect(check({ navbar, sidebars: { other: { ...nothing, entry: 'team' } } })).toEqual([]);
  });

  it('with an unknown navbar item type is reported with the known ones', () => {
    expect(withItem({ type: 'megaMenu' })[0]).toMatch(
      /^navbar.items.0.type: "megaMenu".*docsVersionDropdown/,
    );
    expect(withItem({ type: 'dropdown', label: 'X', items: [{ type: 'html' }] })[0]).toMatch(
      /^navbar.items.0.items.0.type: "html"/,
    );
  });

  it('may contain drafts in sidebars, which omit them, but nowhere else', () => {
    expect(withSidebar({ entry: 'soon', items: ['team', 'soon'] }, ['/docs/soon'])).toEqual([]);
    const footer = { columns: [{ title: 'X', links: [{ label: 'X', href: '/docs/soon' }] }] };
    expect(check({ footer: { ...empty.footer, ...footer } }, ['/docs/soon'])).toHaveLength(1);
  });

  it('cannot list a page twice', () => {
    expect(withSidebar({ items: ['team', { type: 'doc', id: 'team', label: 'We' }] })).toEqual([
      'sidebars.docs.items: /docs/team is listed twice.',
    ]);
  });

  it('cannot contain broken links', () => {
    expect(withItem({ type: 'link', label: 'X' })[0]).toContain('"href"');
    expect(withItem({ type: 'link', label: 'X', href: 'docs/team' })[0]).toContain(
      'must start with "/"',
    );
    const links = [{ label: 'Gone', href: '/docs/teams#part' }];
    expect(check({ footer: { columns: [{ title: 'Learn', links }], copyright: '' } })).toEqual([
      'footer.columns.0.links.0.href: No page has the path "/docs/teams". Did you mean "/docs/team"?',
    ]);
  });

  it('needs valid heading levels, a valid color mode, a bar with an id, and no unknown names', () => {
    const messages = check({
      colorMode: { defaultMode: 'sepia', disableSwitch: false, respectPrefersColorScheme: false },
      tableOfContents: { minLevel: 4, maxLevel: 3 },
      announcementBar: { id: '', text: 'News', closeable: true },
      colourMode: {},
    });
    expect(messages.map((message) => message.split(':')[0])).toEqual([
      'colourMode',
      'colorMode.defaultMode',
      'tableOfContents',
      'announcementBar.id',
    ]);
  });
});

describe('the position of a problem', () => {
  it('is the line of the invalid id', () => {
    folder = new TestFolder({
      'theme.ts': `const title = 'guides';
export const navbar = {
  items: [
    {
      type: 'docSidebar',
      sidebarId: 'guides',
    },
  ],
};
`,
      'sidebars.ts': `const other = { items: ['teem'] };

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
    const navbar = {
      ...empty.navbar,
      items: [{ type: 'docSidebar', label: 'x', sidebarId: 'guides' }],
    };
    const main = { items: ['extensions', { type: 'category', label: 'A', items: ['teem'] }] };
    folder.write('steps.ts', "export const steps = [\n  'stop',\n];\n");
    main.items.push('stop');
    const config = { ...empty, navbar, sidebars: { main, made: { items: ['teem'] } } };
    const problems = checkThemeConfig({ routes }, config, folder.path);
    expect(problems.map(({ file, line }) => ({ file, line }))).toEqual([
      { file: folder.file('theme.ts'), line: 6 },
      { file: folder.file('sidebars.ts'), line: 7 },
      { file: folder.file('steps.ts'), line: 2 },
      // The line of a generated entry is unknown.
      { file: folder.file('sidebars.ts'), line: undefined },
    ]);
    expect(problems[0], 'no page is to choose').not.toHaveProperty('choice');
  });

  it('is the start of its part if no module contains the id', () => {
    folder = new TestFolder({
      'theme.ts': '',
      'sidebars.ts': '\n  const main = idsOf(steps);\n',
      'notes.md': "'teem'",
    });
    const config = { ...empty, navbar: empty.navbar, sidebars: { main: { items: ['teem'] } } };
    expect(checkThemeConfig({ routes }, config, folder.path)).toEqual([
      {
        file: folder.file('sidebars.ts'),
        line: 2,
        column: 3,
        message: expect.stringMatching(/^sidebars\.main\.items\.0: There is no page/),
        remedy: 'Correct the entry, or add what it refers to.',
        choice: expect.stringMatching(/^All page ids: /),
      },
    ]);
  });

  it('is found in the configuration of the site', () => {
    const problems = checkThemeConfig({ routes: ['/'] });
    expect(problems.length).toBeGreaterThan(10);
    for (const { file, line } of problems) {
      expect(file).toMatch(/theme[\\/]config[\\/]\w+\.ts$/);
      expect(line).toBeGreaterThan(1);
    }
  });
});

it('a missing plugin for the documentation data is reported with the place to add it', () => {
  expect(checkDocsData([{ name: 'other' }, { name: 'site:navigation' }])).toEqual([]);
  const file = inProject('rspress.config.ts');
  expect(checkDocsData([{ name: 'other' }])).toEqual([
    {
      file,
      ...placeAt(readFileSync(file, 'utf8'), readFileSync(file, 'utf8').indexOf('plugins: [')),
      message: expect.stringContaining('pluginNavigation()'),
      remedy: 'Add it after the plugins that generate pages.',
    },
  ]);
});

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { ROOT_DOC_ID } from '../../theme/config/docs';
import { createSidebars } from '../../theme/config/sidebars';
import type { SidebarItemConfig } from '../../theme/config/types';
import { Pages } from '../content/pages';
import { Navigation, pluginNavigation } from './plugin';

let root: string;

const idsOf = (items: readonly SidebarItemConfig[]): string[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') return [item];
    return item.type === 'category' ? idsOf(item.items) : [];
  });
/** All pages that the configured sidebars list. */
const listed = Object.values(createSidebars([])).flatMap(({ items }) => idsOf(items));
const fileOf = (id: string) => (id === ROOT_DOC_ID ? 'docs.mdx' : `docs/${id}.mdx`);

function write(file: string, text: string) {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}

/** A sidebar from `virtual-navigation` as JSON. */
const sidebarIn = (modules: Record<string, string>, name: string): string =>
  JSON.stringify(
    new Function(`${modules['virtual-navigation']?.replace('export ', '')}return sidebars;`)()[
      name
    ],
  );

/** Runs the plugin as in a build on the files that have been written so far. */
async function build(isProd = true) {
  const pages = new Pages(root);
  const navigation = new Navigation(pages);
  const plugin = pluginNavigation({ navigation, pages });
  const config = (await plugin.config?.({ root } as UserConfig, {} as never, isProd)) as UserConfig;
  const modules = (await plugin.addRuntimeModules?.(config, isProd)) ?? {};
  return {
    excluded: config.route?.exclude ?? [],
    modules,
    of: (route: string) => navigation.of({ route }),
    digest: navigation.digest(),
  };
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'navigation-'));
  for (const id of listed) write(fileOf(id), `# Title of ${id}\n`);
});

describe('the navigation', () => {
  it('lets names that are longer than a line of the sidebar wrap before a capital letter', async () => {
    write('docs/api/functions/short.mdx', '# setPageSize\n');
    write('docs/api/functions/long.mdx', '# setMaxPageNavigationArrayItems\n');
    const { modules, of } = await build();
    expect(sidebarIn(modules, 'apiSidebar')).toContain('setMaxPageNavigationArray\u200BItems');
    expect(of('/docs/api/functions/long')?.breadcrumbs.at(-1)?.label).toBe(
      'setMaxPageNavigationArrayItems',
    );
  });

  it('marks deprecated symbols, but shows no other status of symbols', async () => {
    write('docs/api/functions/older.mdx', '# older\n\n<Badge type="deprecated" />\n');
    write('docs/api/functions/newer.mdx', '# newer\n\n<Badge type="experimental" />\n');
    const { modules } = await build();
    expect(sidebarIn(modules, 'apiSidebar').match(/"status":"\w+"/g)).toEqual([
      '"status":"deprecated"',
    ]);
  });

  it('has the sidebar and edit link of each page, and the entries of all sidebars', async () => {
    const { of, modules } = await build();
    expect(of('/docs/with-reset')).toMatchObject({
      sidebar: 'extensionSidebar',
      editUrl: expect.stringMatching(/docs\/docs\/with-reset\.mdx$/),
    });
    expect(sidebarIn(modules, 'teamSidebar')).toContain('"items":[{');
    expect(sidebarIn(modules, 'extensionSidebar')).toContain('Title of testing');
    expect(sidebarIn(modules, 'extensionSidebar')).toContain('"link":{');
  });

  it('leaves drafts out of production builds and sidebars', async () => {
    write('docs/with-reset.mdx', '---\ndraft: true\n---\n# Not yet');
    const { excluded, modules } = await build();
    expect(excluded).toEqual(['docs/with-reset.mdx']);
    expect(sidebarIn(modules, 'extensionSidebar')).not.toContain('with-reset');
  });

  it('has a different digest when the label of a page changes, because its neighbors show the label', async () => {
    const { digest } = await build();
    expect((await build()).digest).toBe(digest);
    write('docs/with-reset.mdx', '# Another title');
    expect((await build()).digest).not.toBe(digest);
  });
});

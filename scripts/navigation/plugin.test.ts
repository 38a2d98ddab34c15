import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT_DOC_ID } from '../../theme/config/docs';
import { createSidebars } from '../../theme/config/sidebars';
import type { SidebarItemConfig } from '../../theme/config/types';
import { pluginNavigation } from './plugin';

let root: string;

const idsOf = (items: readonly SidebarItemConfig[]): string[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') return [item];
    return item.type === 'category' ? idsOf(item.items) : [];
  });
/** Every page that the site's own sidebars name. */
const listed = Object.values(createSidebars([])).flatMap(({ items }) => idsOf(items));
const fileOf = (id: string) => (id === ROOT_DOC_ID ? 'docs.mdx' : `docs/${id}.mdx`);

function write(file: string, text: string) {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}

/** Runs the plugin as a build would, over the files written so far. */
async function build(files: string[], isProd = true) {
  const plugin = pluginNavigation();
  const config = (await plugin.config?.({ root } as UserConfig, {} as never, isProd)) as UserConfig;
  const excluded = config.route?.exclude ?? [];
  const routes = files
    .filter((file) => !excluded.includes(file))
    .map((file) => ({
      routePath: `/${file.replace('.mdx', '')}`,
      absolutePath: path.join(root, file),
    }));
  await plugin.routeGenerated?.(routes as never, isProd);
  const modules = (await plugin.addRuntimeModules?.(config, isProd)) ?? {};
  return { plugin, excluded, modules };
}

/** What the remark plugin adds to a page. */
function metaOf(plugin: ReturnType<typeof pluginNavigation>, file: string) {
  const pageMeta: { navigation?: { sidebar?: string; editUrl?: string } } = {};
  const [attach] = (plugin.markdown?.remarkPlugins ?? []) as ((this: unknown) => unknown)[];
  const transform = attach?.call({ data: () => ({ pageMeta }) }) as (
    tree: unknown,
    vfile: { path: string },
  ) => void;
  transform({}, { path: path.join(root, file) });
  return pageMeta.navigation;
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'navigation-'));
  for (const id of listed) write(fileOf(id), `# Title of ${id}\n`);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('pluginNavigation', () => {
  it('gives each page its navigation and each sidebar a module', async () => {
    const { plugin, modules } = await build(listed.map(fileOf));
    expect(metaOf(plugin, 'docs/with-reset.mdx')).toMatchObject({
      sidebar: 'extensionSidebar',
      editUrl: expect.stringMatching(/docs\/docs\/with-reset\.mdx$/),
    });
    expect(modules['virtual-sidebar-teamSidebar']).toContain('Title of team');
    expect(modules['virtual-navigation']).toContain('import(/* webpackChunkName: "sidebar-team');
  });

  it('offers no editing of generated pages', async () => {
    write('docs/api/functions/withReset.mdx', '# withReset');
    const files = [...listed.map(fileOf), 'docs/api/functions/withReset.mdx'];
    const { plugin } = await build(files);
    const navigation = metaOf(plugin, 'docs/api/functions/withReset.mdx');
    expect(navigation?.sidebar).toBe('apiSidebar');
    expect(navigation?.editUrl).toBeUndefined();
  });

  it('leaves drafts out of production builds, and out of the sidebars', async () => {
    write('docs/with-reset.mdx', '---\ndraft: true\n---\n# Not yet');
    const { excluded, modules } = await build(listed.map(fileOf));
    expect(excluded).toEqual(['docs/with-reset.mdx']);
    expect(modules['virtual-sidebar-extensionSidebar']).not.toContain('with-reset');
    expect(modules['virtual-navigation']).toContain('draftIds = ["with-reset"]');
  });

  it('shows drafts while writing', async () => {
    write('docs/with-reset.mdx', '---\ndraft: true\n---\n# Not yet');
    const { excluded, modules } = await build(listed.map(fileOf), false);
    expect(excluded).toEqual([]);
    expect(modules['virtual-sidebar-extensionSidebar']).toContain('Not yet');
  });

  it('stops the build when a sidebar names a page that does not exist', async () => {
    const files = listed.map(fileOf).filter((file) => file !== 'docs/team.mdx');
    await expect(build(files)).rejects.toThrow(/Sidebar "teamSidebar".*"team"[\s\S]*- testing/);
  });
});

import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { MEMBERS_FOLDER, type MemberTable } from './members';
import { loadMembers } from './members-cache';
import { expandMembers, tablesOf } from './members-table';

/**
 * Writes a table of the members that an extension adds to a store in place of
 * `<Members of="with-call-state" />`, in the source of the page, so that page, Markdown copy and search
 * have it.
 * @throws where `deriveMembers` or `expandMembers` do
 */
export function pluginMembers({ root }: { root: string }): RspressPlugin {
  let tables: Promise<Record<string, MemberTable>> | undefined;
  // At once, while other plugins still work; what it throws comes before the build.
  if (process.env.NODE_ENV === 'production') {
    tables = loadMembers();
    tables.catch(() => {});
  }
  const expand: RsbuildPlugin = {
    name: 'site:members',
    setup(api) {
      api.transform(
        { test: /\.mdx?$/, codeFilter: '<Members ', order: 'pre' },
        async ({ code, resourcePath, addDependency }) => {
          for (const name of tablesOf(code)) {
            addDependency(path.join(root, MEMBERS_FOLDER, `${name}.ts`));
          }
          if (api.context.action === 'dev') tables = loadMembers();
          tables ??= loadMembers();
          return expandMembers(code, path.relative(root, resourcePath), await tables);
        },
      );
    },
  };
  return {
    name: 'site:members',
    async beforeBuild(_config, isProd) {
      tables ??= loadMembers();
      // A mistake in a table stops a build before anything is compiled; in development it shows in the page.
      if (isProd) await tables;
    },
    builderConfig: { plugins: [expand] },
  };
}

import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import type { Plugin, Processor } from 'unified';
import { visit } from 'unist-util-visit';
import type { Page } from '../../content/page';
import { contentOf } from '../../content/remark';
import { pathsIn } from '../../lib/files';
import { inProject } from '../../lib/paths';
import type { SitePlugin } from '../../rspress/site';
import { tasksOf } from '../../typescript/child';
import { loadErrors, type ShownErrors } from './errors';
import {
  type DerivedTable,
  type ExplainedMember,
  expandMembers,
  explainedMembers,
  MEMBERS_FOLDER,
  mistakesInTables,
} from './members';
import { modulesOf } from './modules';

/** Shows compiler errors in samples, and tables of the members that extensions add to stores. */
export const samples: SitePlugin = {
  name: 'samples',
  fenceWords: ['changes', 'expect-error'],
  setup({ pages }) {
    // Starts early, while the compiler has the program in memory. Pages report the errors.
    if (process.env.NODE_ENV !== 'development') loadMembers().catch(() => {});
    return {
      components: {
        Members: { props: ['of', 'since'], expand: expandMembers(loadMembers) },
      },
      filesOf: (page) => tablesIn(page).map((name) => inProject(MEMBERS_FOLDER, `${name}.ts`)),
      async check(all) {
        const tables = all.some((page) => tablesIn(page).length > 0) ? await loadMembers() : {};
        return [
          ...all.flatMap(modulesOf).flatMap(({ problems }) => problems),
          ...mistakesInTables(tables),
        ];
      },
      rspress: {
        name: 'site:samples',
        markdown: {
          remarkPlugins: [remarkErrors((page) => loadErrors(page, pages))],
          rehypePlugins: [rehypeMembers],
        },
      },
    };
  },
};

declare module '../../content/hooks' {
  interface PageContent {
    /** The store members that the page explains. */
    members: ExplainedMember[];
  }
}

/** Remark plugin that shows the expected compiler errors in samples. */
export const remarkErrors =
  (errorsOf: (page: Page) => Promise<ShownErrors>): Plugin<[], Root> =>
  () =>
  async (tree, { data }) => {
    const errors = data.page ? await errorsOf(data.page) : new Map();
    visit(tree, 'code', (node) => {
      const shown = errors.get(node.position?.start.line ?? 0);
      if (shown) node.data = { ...node.data, errors: shown };
    });
  };

/** Rehype plugin that reads the members in the tables of a page. */
export function rehypeMembers(this: Processor): (tree: HastRoot) => void {
  const content = contentOf(this);
  return (tree) => {
    content.members = explainedMembers(tree);
  };
}

const tablesIn = ({ source }: Page): string[] =>
  [...source.matchAll(/<Members [^>]*?\bof="([^"]+)"/g)].map(([, name = '']) => name);

const { runTask } = tasksOf<typeof import('./tasks')>();

/** Loads the member tables, from the cache if possible. */
export async function loadMembers(): Promise<Record<string, DerivedTable>> {
  const files = pathsIn(inProject(MEMBERS_FOLDER), '.ts');
  return runTask('deriveMembers', { files }, files);
}

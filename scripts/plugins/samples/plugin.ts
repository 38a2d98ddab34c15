import { visit } from 'unist-util-visit';
import type { PageHooks } from '../../content/hooks';
import type { Page } from '../../content/page';
import { pathsIn } from '../../lib/files';
import { inProject } from '../../lib/paths';
import type { SitePlugin } from '../../rspress/site';
import { tasksOf } from '../../typescript/thread';
import { loadErrors, type ShownErrors } from './errors';
import {
  type DerivedTable,
  type ExplainedMember,
  expandMembers,
  explainedMembers,
  MEMBERS_FOLDER,
  type MemberTables,
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
      ...sampleHooks({ loadMembers, errorsOf: (page) => loadErrors(page, pages) }),
      check: (all) => all.flatMap(modulesOf).flatMap(({ problems }) => problems),
    };
  },
};

declare module '../../content/hooks' {
  interface PageData {
    /** The store members that the page explains. */
    members: ExplainedMember[];
  }
}

export interface SampleOptions {
  /** Loads the member tables. Called when the first page needs one. */
  loadMembers(): Promise<MemberTables>;
  /** The expected errors in the samples of a page. */
  errorsOf(page: Page): Promise<ShownErrors>;
}

/** Renders member tables, and expected errors in samples. */
export const sampleHooks = ({ loadMembers, errorsOf }: SampleOptions): PageHooks => ({
  components: {
    Members: {
      html: () => {
        throw new Error('Must be on a line of its own.');
      },
      markdown: () => [],
    },
  },
  async transformPage(tree, page, report) {
    const errors = await errorsOf(page);
    // Before tables are added, whose line numbers do not refer to the page.
    visit(tree, 'code', (node) => {
      const shown = errors.get(node.position?.start.line ?? 0);
      if (shown) node.data = { ...node.data, errors: shown };
    });
    const tables = page.source.includes('<Members ') ? await loadMembers() : {};
    for (const problem of expandMembers(tree, tables, page)) report(problem);
  },
  finishPage: (root) => ({ data: { members: explainedMembers(root) } }),
  async dependencies(page) {
    const names = tablesIn(page);
    const tables = names.length > 0 ? await loadMembers() : {};
    return {
      key: JSON.stringify([names.map((name) => tables[name]), ...(await errorsOf(page))]),
      files: names.map((name) => inProject(MEMBERS_FOLDER, `${name}.ts`)),
    };
  },
});

const tablesIn = ({ source }: Page): string[] =>
  [...source.matchAll(/<Members [^>]*?\bof="([^"]+)"/g)].map(([, name = '']) => name);

const { runTask } = tasksOf<typeof import('./tasks')>();

/** Loads the member tables, from the cache if possible. */
export async function loadMembers(): Promise<Record<string, DerivedTable>> {
  const files = pathsIn(inProject(MEMBERS_FOLDER), '.ts');
  return runTask('deriveMembers', { files }, files);
}

import { visit } from 'unist-util-visit';
import type { PageHooks } from '../../../content/hooks';
import type { Page } from '../../../content/page';
import { inProject } from '../../../lib/paths';
import { MEMBERS_FOLDER } from '../members';
import type { ShownErrors } from '../shown-errors';
import {
  type ExplainedMember,
  expandMembers,
  explainedMembers,
  type MemberTables,
} from './members';

declare module '../../../content/hooks' {
  interface PageData {
    /** What the page says of members of stores. */
    members: ExplainedMember[];
  }
}

export interface SampleOptions {
  /** The tables of members; asked for when the first page needs one. */
  loadMembers(): Promise<MemberTables>;
  /** The errors that a page's samples show on purpose. */
  errorsOf(page: Page): Promise<ShownErrors>;
}

/** Shows member tables, and in samples the errors that they announce. */
export const sampleHooks = ({ loadMembers, errorsOf }: SampleOptions): PageHooks => ({
  components: {
    Members: {
      html: () => {
        throw new Error('It does not stand on a line of its own.');
      },
      markdown: () => [],
    },
  },
  async transformPage(tree, page, report) {
    const errors = await errorsOf(page);
    // Before tables are added, whose lines are not the page's.
    visit(tree, 'code', (node) => {
      const shown = errors.get(node.position?.start.line ?? 0);
      if (shown) node.data = { ...node.data, errors: shown };
    });
    const tables = page.source.includes('<Members ') ? await loadMembers() : {};
    for (const problem of expandMembers(tree, tables, page)) report(problem);
  },
  extractData: (root) => ({ members: explainedMembers(root) }),
  async cacheKey(page) {
    const names = tablesIn(page);
    const tables = names.length > 0 ? await loadMembers() : {};
    return JSON.stringify([names.map((name) => tables[name]), ...(await errorsOf(page))]);
  },
  dependenciesOf: (page) => tablesIn(page).map((name) => inProject(MEMBERS_FOLDER, `${name}.ts`)),
});

/** Names of the tables that a page shows. */
const tablesIn = ({ source }: Page): string[] =>
  [...source.matchAll(/<Members [^>]*?\bof="([^"]+)"/g)].map(([, name = '']) => name);

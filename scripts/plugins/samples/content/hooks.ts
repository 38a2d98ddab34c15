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
    /** The store members that the page explains. */
    members: ExplainedMember[];
  }
}

export interface SampleOptions {
  /** Loads the member tables. Called when the first page needs one. */
  loadMembers(): Promise<MemberTables>;
  /** Returns the expected errors in the samples of a page. */
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

/** Returns the names of the tables that a page shows. */
const tablesIn = ({ source }: Page): string[] =>
  [...source.matchAll(/<Members [^>]*?\bof="([^"]+)"/g)].map(([, name = '']) => name);

import type { Element, Root as HastRoot } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import {
  KIND_AND_TYPE,
  type MemberTable,
  memberTableMarkdown,
} from '../../../theme/plugins/samples/MemberTable/memberTable.markdown';
import { propsOf } from '../../content/components/component';
import { problemAt } from '../../content/mistakes';
import type { Page } from '../../content/page';
import { parseMdx } from '../../content/parse';
import { inProject } from '../../lib/paths';
import { guess, type Mistake, type Problem } from '../../lib/problems';

export type {
  Member,
  MemberKind,
  MemberRow,
  MemberTable,
} from '../../../theme/plugins/samples/MemberTable/memberTable.markdown';

/** A table read from types. */
export interface DerivedTable extends MemberTable {
  /** Mistakes in its file. */
  mistakes?: Mistake[];
}

/** The folder of the files for member tables, below the project. */
export const MEMBERS_FOLDER = 'docs/_members';

declare module 'vitest' {
  /** Provided by facts-setup.ts for the tests in `docs/_facts`. */
  export interface ProvidedContext {
    memberTables: Record<string, MemberTable>;
  }
}

/** Member tables by name. */
export type MemberTables = Readonly<Record<string, DerivedTable>>;

/** The explanation of a member that a function adds to a store. */
export interface ExplainedMember {
  /** Its names with and without a collection, the latter first. */
  names: string[];
  /** The collection in the second name. */
  collection?: string;
  /** The id of its row. */
  id: string;
  meaning: string;
}

/**
 * Replaces each `<Members of="with-call-state" />` with its table. Two attributes add versions to its rows: `since`, a
 * version, and `later`, the versions of newer members by name.
 *
 * @returns problems: tables that do not exist, and mistakes in their files
 */
export function expandMembers(tree: Root, tables: MemberTables, page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name !== 'Members' || !parent || index === undefined) return undefined;
    const { of, since, later } = propsOf(node) as MembersProps;
    const name = String(of);
    const table = tables[name];
    if (!table) {
      const names = Object.keys(tables);
      const message = `<Members of="${name}" /> needs ${MEMBERS_FOLDER}/${name}.ts, which does not exist.`;
      const remedy = `Available: ${names.join(', ')}.${guess(name, names)}`;
      problems.push(problemAt(page, node, message, remedy));
      parent.children.splice(index, 1);
      return index;
    }
    const file = inProject(MEMBERS_FOLDER, `${name}.ts`);
    problems.push(...(table.mistakes ?? []).map((mistake) => ({ file, ...mistake })));
    const markdown = memberTableMarkdown(table, (member) => later?.[member] ?? since);
    parent.children.splice(index, 1, ...(parseMdx(markdown).children as RootContent[]));
    return index + 1;
  });
  return problems;
}

/** The members in the tables of a finished page. */
export function explainedMembers(root: HastRoot): ExplainedMember[] {
  const members: ExplainedMember[] = [];
  visit(root, { tagName: 'table' }, (table: Element) => {
    const [names, kind] = elementsIn(table, 'th');
    if (!names || !kind || textOf(kind) !== KIND_AND_TYPE) return;
    const collection = elementsIn(names, 'code').map(textOf).at(-1);
    for (const row of elementsIn(table, 'tr')) {
      const [name, ...others] = elementsIn(row, 'td');
      const meaning = others.at(-1);
      if (!row.properties.id || !name || !meaning) continue;
      members.push({
        names: elementsIn(name, 'code').map((code) => textOf(code).replace('()', '')),
        ...(collection && { collection }),
        id: String(row.properties.id),
        meaning: textOf(meaning),
      });
    }
  });
  return members;
}

function elementsIn(parent: Element, tagName: string): Element[] {
  const found: Element[] = [];
  visit(parent, { tagName }, (element: Element) => {
    found.push(element);
  });
  return found;
}

interface MembersProps {
  of?: string;
  since?: string;
  later?: Readonly<Record<string, string>>;
}

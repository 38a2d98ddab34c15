import type { Element, Root as HastRoot } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import {
  KIND_AND_TYPE,
  type MemberTable,
  memberTableMarkdown,
} from '../../../theme/plugins/samples/MemberTable/memberTable.markdown';
import type { Props } from '../../content/components';
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
 * Creates the expansion of `<Members of="with-call-state" />` to its table. The attribute `since` has the versions of
 * members that are newer than their function, by name.
 */
export const expandMembers =
  (loadTables: () => Promise<MemberTables>) =>
  async (props: Props): Promise<RootContent[]> => {
    const { of, since = {} } = props as MembersProps;
    const tables = await loadTables();
    const table = tables[`${of}`];
    if (!table) {
      const names = Object.keys(tables);
      throw new Error(
        `needs ${MEMBERS_FOLDER}/${of}.ts, which does not exist. Available: ${names.join(', ')}.${guess(`${of}`, names)}`,
      );
    }
    return parseMdx(memberTableMarkdown(table, since)).children;
  };

export const mistakesInTables = (tables: MemberTables): Problem[] =>
  Object.entries(tables).flatMap(([name, { mistakes = [] }]) =>
    mistakes.map((mistake) => ({ file: inProject(MEMBERS_FOLDER, `${name}.ts`), ...mistake })),
  );

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
  since?: Readonly<Record<string, string>>;
}

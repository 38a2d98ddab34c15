import type { Element, Root as HastRoot } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { MEMBERS_FOLDER, type Member, type MemberRow, type MemberTable } from '../samples/members';
import { propsOf } from './components/props';
import type { Page } from './page';
import { parseMdx } from './parse';
import { PageProblem } from './problem';

/** The tables of members by name. */
export type MemberTables = Readonly<Record<string, MemberTable>>;

const KINDS: Record<Member['kind'], string> = {
  state: 'State',
  computed: 'Computed signal',
  property: 'Property',
  method: 'Method',
};

/** The second column, which no other table has. */
const KIND_AND_TYPE = 'Kind and type';

/** What a page says of a member that a function adds to a store. */
export interface ExplainedMember {
  /** Without and with a collection. */
  names: string[];
  /** The collection in the second name. */
  collection?: string;
  /** Of the row. */
  id: string;
  meaning: string;
}

/**
 * Puts the table of members in place of each `<Members of="with-call-state" />`. With `since`, the version that
 * brought them, and `later`, that of some by name, each row says since when the member is there.
 *
 * @throws PageProblem where the page asks for a table that does not exist
 */
export function expandMembers(tree: Root, tables: MemberTables, page: Page): void {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name !== 'Members' || !parent || index === undefined) return undefined;
    const { of, since, later } = propsOf(node, page) as MembersProps;
    const name = String(of);
    const table = tables[name];
    if (!table) {
      throw new PageProblem(
        page,
        node,
        `<Members of="${name}" /> asks for ${MEMBERS_FOLDER}/${name}.ts, which does not exist.`,
        `There are: ${Object.keys(tables).join(', ')}.`,
      );
    }
    const markdown = tableMarkdown(table, (member) => later?.[member] ?? since);
    parent.children.splice(index, 1, ...(parseMdx(markdown).children as RootContent[]));
    return index + 1;
  });
}

/** The members that a finished page has tables of. */
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

/**
 * A table in Markdown. Where the extension can get a collection name, the two names stand in one cell:
 * two columns of them would push the meaning out of sight.
 *
 * @param sinceOf the version that brought a member, where the table says so
 */
export function tableMarkdown(
  { headings, rows }: MemberTable,
  sinceOf: (member: string) => string | undefined = () => undefined,
): string {
  const both = rows.some(({ unnamed, named }) => unnamed && named);
  const single = rows.some(({ unnamed }) => unnamed) ? headings.unnamed : headings.named;
  const head = [both ? lines(headings.unnamed, headings.named) : single, KIND_AND_TYPE, 'Meaning'];
  const cells = rows.map((row) => {
    const since = sinceOf((row.unnamed ?? row.named)?.name ?? '');
    return [nameCell(row) + sinceNote(since), typeCell(row), row.description];
  });
  return [head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** What stands below a name. */
export const sinceNote = (version: string | undefined) =>
  version ? `<small> since ${version}</small>` : '';

const lines = (...parts: string[]) => parts.filter(Boolean).join('<br />');

function nameCell({ unnamed, named }: MemberRow): string {
  const name = (member: Member | undefined) =>
    member ? code(member.kind === 'method' ? `${member.name}()` : member.name) : '';
  return lines(name(unnamed), name(named));
}

/** What the member is, and its type; both types where a collection name changes it. */
function typeCell({ unnamed, named }: MemberRow): string {
  const member = unnamed ?? named;
  if (!member) return '';
  const hidden = member.name.startsWith('_') ? ', inside the store only' : '';
  const other = named && named.type !== member.type ? `named: ${code(named.type)}` : '';
  return lines(KINDS[member.kind] + hidden, code(member.type), other);
}

/** A bar would end the cell, in code as well. */
const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;

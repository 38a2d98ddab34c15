export type MemberKind = 'state' | 'computed' | 'property' | 'method';

/** A member that an extension adds to a store. */
export interface Member {
  name: string;
  kind: MemberKind;
  /** The type as TypeScript prints it, such as `Signal<boolean>` or `(id: EntityId) => void`. */
  type: string;
}

export interface MemberRow {
  /** The member without a collection name. */
  unnamed?: Member;
  /** The member with a collection name. */
  named?: Member;
  /** Markdown. */
  description: string;
}

/** Content of a member table. */
export interface MemberTable {
  headings: { unnamed: string; named: string };
  rows: MemberRow[];
}

const KINDS: Record<Member['kind'], string> = {
  state: 'State',
  computed: 'Computed signal',
  property: 'Property',
  method: 'Method',
};

/** Heading of the second column, which is unique to member tables. */
export const KIND_AND_TYPE = 'Kind and type';

/**
 * Renders the members that an extension adds to a store as a Markdown table, from which the page's HTML is rendered.
 * Names with and without a collection name share a cell, because two columns would push the description out of view.
 *
 * @param since the versions that added members, if the table shows them
 */
export function memberTableMarkdown(
  { headings, rows }: MemberTable,
  since: Readonly<Record<string, string>> = {},
): string {
  const both = rows.some(({ unnamed, named }) => unnamed && named);
  const single = rows.some(({ unnamed }) => unnamed) ? headings.unnamed : headings.named;
  const head = [both ? lines(headings.unnamed, headings.named) : single, KIND_AND_TYPE, 'Meaning'];
  const cells = rows.map((row) => {
    const { name = '' } = row.unnamed ?? row.named ?? {};
    return [nameCell(row) + sinceNote(since[name]), typeCell(row), row.description];
  });
  return [head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** Renders the note below a name. */
const sinceNote = (version: string | undefined) =>
  version ? `<small> since ${version}</small>` : '';

const lines = (...parts: string[]) => parts.filter(Boolean).join('<br />');

function nameCell({ unnamed, named }: MemberRow): string {
  const name = (member: Member | undefined) =>
    member ? code(member.kind === 'method' ? `${member.name}()` : member.name) : '';
  return unnamed && named ? lines(name(unnamed), `named: ${name(named)}`) : name(unnamed ?? named);
}

/** Renders the member's kind and type, or both types if a collection name changes the type. */
function typeCell({ unnamed, named }: MemberRow): string {
  const member = unnamed ?? named;
  if (!member) return '';
  const hidden = member.name.startsWith('_') ? ', inside the store only' : '';
  const other = named && named.type !== member.type ? `named: ${code(named.type)}` : '';
  return lines(KINDS[member.kind] + hidden, code(member.type), other);
}

/** Escapes vertical bars, which would end the cell even in code. */
const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;

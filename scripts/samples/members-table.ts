import type { Member, MemberRow, MemberTable } from './members';

const KINDS: Record<Member['kind'], string> = {
  state: 'State',
  computed: 'Computed signal',
  property: 'Property',
  method: 'Method',
};

/** `<Members of="with-call-state" />` on a line of its own. */
const PLACE = /^<Members\s+of=(?:"([^"]*)"|'([^']*)')\s*\/>[ \t]*$/gm;

/**
 * Puts the member tables into the source of a page.
 * @throws where the page asks for a table that does not exist
 */
export function expandMembers(
  source: string,
  page: string,
  tables: Readonly<Record<string, MemberTable>>,
): string {
  return source.replace(PLACE, (place, double?: string, single?: string) => {
    const name = double ?? single ?? '';
    const table = tables[name];
    if (!table) {
      throw new Error(
        `${page}: ${place} asks for docs/_members/${name}.ts, which does not exist. ` +
          `There are: ${Object.keys(tables).join(', ')}.`,
      );
    }
    return renderTable(table);
  });
}

/** The names of the tables that a page shows. */
export function tablesOf(source: string): string[] {
  return [...source.matchAll(PLACE)].map(([, double, single]) => double ?? single ?? '');
}

/**
 * A table in Markdown. Where the extension can get a collection name, the two names stand in one cell:
 * two columns of them would push the meaning out of sight.
 */
export function renderTable({ headings, rows }: MemberTable): string {
  const both = rows.some(({ unnamed, named }) => unnamed && named);
  const single = rows.some(({ unnamed }) => unnamed) ? headings.unnamed : headings.named;
  const head = [
    both ? lines(headings.unnamed, headings.named) : single,
    'Kind and type',
    'Meaning',
  ];
  const cells = rows.map((row) => [nameCell(row), typeCell(row), row.description]);
  return [head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

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

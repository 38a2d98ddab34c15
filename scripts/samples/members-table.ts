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

/** A table in Markdown. Names stand side by side where the extension can get a collection name. */
export function renderTable({ headings, rows }: MemberTable): string {
  const both = rows.some(({ unnamed, named }) => unnamed && named);
  const single = rows.some(({ unnamed }) => unnamed) ? headings.unnamed : headings.named;
  const columns = both ? [headings.unnamed, headings.named] : [single];
  const cells = rows.map((row) => [
    ...nameCells(row, both),
    kindCell(row),
    typeCell(row),
    row.description,
  ]);
  return [[...columns, 'Kind', 'Type', 'Meaning'], [...columns, 1, 1, 1].map(() => '---'), ...cells]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}

function nameCells({ unnamed, named }: MemberRow, both: boolean): string[] {
  const cell = (member: Member | undefined) =>
    member ? code(member.kind === 'method' ? `${member.name}()` : member.name) : '';
  return both ? [cell(unnamed), cell(named)] : [cell(unnamed ?? named)];
}

function kindCell(row: MemberRow): string {
  const member = row.unnamed ?? row.named;
  if (!member) return '';
  const hidden = member.name.startsWith('_') ? ', inside the store only' : '';
  return KINDS[member.kind] + hidden;
}

/** One type, or both where they differ. */
function typeCell({ unnamed, named }: MemberRow): string {
  const [type, other] = [unnamed?.type ?? named?.type ?? '', named?.type];
  return other === undefined || other === type ? code(type) : `${code(type)}, named ${code(other)}`;
}

/** A bar would end the cell, in code as well. */
const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;

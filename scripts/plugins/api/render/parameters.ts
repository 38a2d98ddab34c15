import { slug } from 'github-slugger';
import type { ApiMember, ApiParameter, ApiSignature, LinkedCode } from '../model';
import type { ParameterNote } from '../notes/parse';
import { inlineCode, table } from './mdx';
import type { Entry, Site } from './site';

interface Row {
  label: string;
  /** Undefined if the following rows show the complete type. */
  type?: LinkedCode;
  note?: ParameterNote;
  /** The version that added a member or an option, unless it is that of the symbol. */
  since?: string;
  deprecated?: boolean;
}

/**
 * Renders the parameters of a signature, each followed by its options. Parameters that the page has already explained
 * become links to that explanation.
 *
 * @param listed the parameters and options that the page has already explained; this function adds its own
 */
export function parameterTable(
  entry: Entry,
  { parameters }: ApiSignature,
  site: Site,
  listed: Set<string>,
): string {
  const { symbol } = entry;
  const isNew = (key: string) => !listed.has(key) && Boolean(listed.add(key));
  const repeated: string[] = [];
  const rows = parameters.flatMap((parameter): Row[] => {
    const { name, type } = parameter;
    const label = memberLabel(parameter);
    const options = parameter.options.filter((option) => isNew(`${name}.${option.name}`));
    if (!isNew(`${label}: ${type.text}`) && !options.length) {
      repeated.push(`[\`${name}\`](#${slug(name)})`);
      return [];
    }
    return [
      {
        label,
        type: options.length && type.text.startsWith('{') ? undefined : type,
        note: site.notes.about(symbol, parameter),
      },
      ...options.map((option) => ({
        ...option,
        label: `.${memberLabel(option)}`,
        since: laterSince(entry, option.name, site),
        note: site.notes.about(symbol, parameter, option),
      })),
    ];
  });
  const above = repeated.length > 0 && `Described above: ${repeated.join(', ')}.`;
  return [rowsTable('Parameter', rows, site), above].filter(Boolean).join('\n\n');
}

export function memberTable(entry: Entry, site: Site): string {
  const { symbol } = entry;
  const rows = symbol.members.map((member) => ({
    ...member,
    label: memberLabel(member),
    since: laterSince(entry, member.name, site),
    note: site.notes.about(symbol, member),
  }));
  return rowsTable('Member', rows, site);
}

function laterSince({ symbol, since }: Entry, member: string, site: Site): string | undefined {
  const own = site.sinceOf(symbol.name, member);
  return own === since ? undefined : own;
}

export function typeParameterTable({ symbol }: Entry, site: Site): string {
  return table(
    ['Type parameter', 'Description'],
    symbol.typeParameters.map((name) => [`\`${name}\``, site.notes.aboutType(symbol, name) ?? '']),
  );
}

/** The label of a parameter or member: `...rest`, or `name?` if it is optional. */
export const memberLabel = (member: ApiMember | ApiParameter) =>
  `${'rest' in member && member.rest ? '...' : ''}${member.name}${member.optional ? '?' : ''}`;

/** Renders a table of rows. The column of defaults is left out if there are none. */
function rowsTable(head: string, rows: readonly Row[], site: Site): string {
  const defaults = rows.some(({ note }) => note?.default);
  return table(
    [head, 'Type', ...(defaults ? ['Default'] : []), 'Description'],
    rows.map(({ label, type, note, deprecated, since }) => [
      `\`${label}\`${since ? `<small> since ${since}</small>` : ''}`,
      type ? inlineCode(type, site.hrefOf) : '',
      ...(defaults ? [note?.default ? `\`${note.default}\`` : ''] : []),
      `${deprecated ? '**Deprecated.** ' : ''}${note?.text ?? ''}`,
    ]),
  );
}

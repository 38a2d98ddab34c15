import type { ApiMember, ApiParameter, LinkedCode } from '../model';
import type { ParameterNote } from '../notes/parse';
import { foreignMarkdown, inlineCode, table } from './mdx';
import type { Entry, Site } from './site';

/** Parameters of all overloads by name, each with the types it can have, and options below them. */
export function parametersSection({ symbol, note }: Entry, site: Site): string[] {
  const { signatures } = symbol;
  const names = new Set(signatures.flatMap(({ parameters }) => parameters.map(({ name }) => name)));
  if (!names.size) return [];
  const rows: Row[] = [];
  for (const name of names) {
    const found = signatures.flatMap(({ parameters }) =>
      parameters.filter((parameter) => parameter.name === name),
    );
    const everywhere = found.length === signatures.length && found.every((one) => !one.optional);
    const rest = found.some((one) => one.rest);
    const options = optionsOf(found);
    const described = found.find(({ description }) => description)?.description;
    rows.push({
      label: rest ? `...${name}` : everywhere ? name : `${name}?`,
      types: options.length && found.every(isInline) ? [] : uniqueCodes(found),
      note: note.parameters.get(name),
      fallback: described ?? (options.length ? 'Its properties follow.' : undefined),
    });
    for (const option of options) {
      const label = `.${option.name}${option.optional ? '?' : ''}`;
      rows.push(rowOf(option, label, note.parameters.get(`${name}.${option.name}`)));
    }
  }
  return ['## Parameters', parameterTable('Parameter', rows, site)];
}

/** Members of an object type. */
export function membersSection({ symbol, note }: Entry, site: Site): string[] {
  if (!symbol.members.length) return [];
  const rows = symbol.members.map((member) =>
    rowOf(
      member,
      member.optional ? `${member.name}?` : member.name,
      note.parameters.get(member.name),
    ),
  );
  return ['## Members', parameterTable('Member', rows, site)];
}

interface Row {
  label: string;
  types: LinkedCode[];
  note?: ParameterNote;
  /** From the package's own comments. */
  fallback?: string;
  deprecated?: string;
}

function rowOf(member: ApiMember, label: string, note: ParameterNote | undefined): Row {
  return {
    label,
    types: [member.type],
    note,
    fallback: member.description,
    deprecated: member.deprecated,
  };
}

/** The columns for defaults and descriptions are there where something stands in them. */
function parameterTable(head: string, rows: readonly Row[], site: Site): string {
  const defaults = rows.some(({ note }) => note?.default);
  return table(
    [head, 'Type', ...(defaults ? ['Default'] : []), 'Description'],
    rows.map(({ label, types, note, fallback, deprecated }) => [
      `\`${label}\``,
      types.map((type) => inlineCode(type, site.hrefOf)).join(' or '),
      ...(defaults ? [note?.default ? `\`${note.default}\`` : ''] : []),
      [deprecated && '**Deprecated.**', note?.text ?? foreignMarkdown(deprecated ?? fallback ?? '')]
        .filter(Boolean)
        .join(' '),
    ]),
  );
}

/** An object type written in place says nothing more than its properties do. */
const isInline = ({ type }: ApiParameter) => type.text.startsWith('{') && type.text.endsWith('}');

function optionsOf(parameters: readonly ApiParameter[]): ApiMember[] {
  const options = new Map<string, ApiMember>();
  for (const option of parameters.flatMap((parameter) => parameter.options)) {
    const known = options.get(option.name);
    options.set(option.name, { ...option, optional: option.optional || Boolean(known?.optional) });
  }
  return [...options.values()];
}

function uniqueCodes(parameters: readonly ApiParameter[]): LinkedCode[] {
  return [...new Map(parameters.map(({ type }) => [type.text, type])).values()];
}

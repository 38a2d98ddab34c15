export type Kind = 'string' | 'number' | 'boolean' | 'date' | 'strings' | 'numbers' | 'union';

/** A field with a valid type, and what generated code writes for it. */
export interface Field {
  name: string;
  kind: Kind;
  /** In TypeScript. */
  type: string;
  initial: string;
  /** Two values for tests. */
  samples: readonly [string, string];
  /** The literals of a union, as an array. */
  options: string;
}

type Values = Pick<Field, 'kind' | 'type' | 'initial' | 'samples'>;

const values = (
  kind: Kind,
  type: string,
  initial: string,
  ...samples: [string, string]
): Values => ({
  kind,
  type,
  initial,
  samples,
});

/** Types that a field can have, besides unions of literals. A date is a string, because JSON has no dates. */
const TYPES: Readonly<Record<string, Values>> = {
  string: values('string', 'string', "''", "'one'", "'two'"),
  number: values('number', 'number', '0', '1', '2'),
  boolean: values('boolean', 'boolean', 'false', 'false', 'true'),
  date: values('date', 'string', "''", "'2026-01-01'", "'2026-01-02'"),
  'string[]': values('strings', 'string[]', '[]', "['one']", "['two']"),
  'number[]': values('numbers', 'number[]', '[]', '[1]', '[2]'),
};

const MAX_LENGTH = 20;
const MAX_FIELDS = 8;

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

const RESERVED =
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  );

/** Words that are only reserved in some positions, and common as field names. */
const CONTEXTUAL =
  'abstract any as async bigint boolean declare from get infer is keyof module namespace never number object of readonly satisfies set string symbol type undefined unique unknown'.split(
    ' ',
  );

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const uncapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export const kebab = (text: string) =>
  text
    .replace(/_|\$/g, '-')
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();

export const words = (name: string) => kebab(name).replaceAll('-', ' ');

function plural(name: string): string {
  if (/[^aeiou]y$/i.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/i.test(name) ? `${name}es` : `${name}s`;
}

/**
 * Names such as FlightPlan, flightPlan, flightPlans, FlightPlans, flight-plan and flight-plans.
 *
 * @param isPlain whether the store has no list: then the component is a view of the entity
 */
export function namesOf(text: string, isPlain = false, collection = '') {
  const entity = capitalized(text.trim());
  const item = uncapitalized(entity);
  const items = isPlain ? `${item}View` : plural(item);
  const list = capitalized(items);
  return {
    entity,
    item,
    items,
    list,
    file: kebab(entity),
    listFile: kebab(list),
    collection: collection.trim(),
  };
}

export type Names = ReturnType<typeof namesOf>;

/** A field as the reader has typed it. What is not a `Field` has an invalid type. */
type TypedField = { name: string; type: string } | Field;

const LITERAL = /^(?:'[^'\\]+'|"[^"\\]+"|-?\d+(?:\.\d+)?)$/;

/** Parses fields such as `from, delayed: boolean, status: 'open' | 'done'`. Keeps invalid parts, which are reported as a problem. */
export const fieldsOf = (text: string): TypedField[] =>
  text.split(/[,;\n](?=(?:[^'"]|'[^']*'|"[^"]*")*$)/).flatMap((part) => {
    const [name = '', type] = part.split(/:([\s\S]*)/).map((half) => half.trim());
    return part.trim() ? [{ name, ...typeOf(type || (name === 'id' ? 'number' : 'string')) }] : [];
  });

function typeOf(text: string): { type: string } | Omit<Field, 'name'> {
  const parts = text
    .replace(/^\||\bArray<(\w+)>/g, (_, item = '') => item && `${item}[]`)
    .split('|')
    .map((part) => part.trim().replace(/"/g, "'"));
  const empty = ['null', 'undefined'].find((part) => parts.includes(part));
  const rest = parts.filter((part) => part !== empty);
  const [only = ''] = rest;
  const isUnion = rest.every((part) => LITERAL.test(part));
  const options = `[${rest.join(', ')}]`;
  const base = isUnion
    ? values('union', rest.join(' | '), only, only, rest.at(1) ?? only)
    : rest.length === 1 && TYPES[only === 'Date' ? 'date' : only];
  if (!base || rest.length === 0 || (empty && only.endsWith('[]'))) return { type: text };
  const type = empty ? `${base.type} | ${empty}` : base.type;
  return { ...base, type, initial: empty ?? base.initial, options };
}

export const isField = (field: TypedField): field is Field => 'kind' in field;

function nameProblem(name: string): string | undefined {
  if (/\?$/.test(name))
    return `“${name}” is optional: write “${name.slice(0, -1)}: string | null”.`;
  if (!IDENTIFIER.test(name))
    return `“${name}” is not a valid name: ${/^\d/.test(name) ? 'do not begin with a digit' : 'use letters, digits and _'}.`;
  if (name.length > MAX_LENGTH) return `“${name}” is too long: use up to ${MAX_LENGTH} characters.`;
  return undefined;
}

/** Describes the problem with the name of an entity in a sentence. */
export function entityProblem(text: string): string | undefined {
  const name = text.trim();
  if (name === '') return 'The entity has no name.';
  const problem = nameProblem(name);
  if (problem) return problem;
  const { item, items, file } = namesOf(name);
  const reserved = [item, items].find((word) => [...RESERVED, ...CONTEXTUAL].includes(word));
  if (reserved)
    return `“${name}” does not work: its variable would be named “${reserved}”, which is a reserved word.`;
  if (!/^[a-z]/.test(file)) return `“${name}” does not work: the name must begin with a letter.`;
  return undefined;
}

/** Describes the problem with the name of a collection in a sentence. It may be empty. */
export function collectionProblem(text: string, hasPages: boolean): string | undefined {
  const name = text.trim();
  if (name === '') return undefined;
  const problem = nameProblem(name);
  if (problem) return problem;
  if (!/^[a-z]/.test(name)) return `“${name}” does not work: begin with a lowercase letter.`;
  if (hasPages && name !== name.toLowerCase())
    return `“${name}” does not work with pages: withPagination() knows only lowercase names.`;
  return undefined;
}

/** What a query of a URL can contain. */
const PARAMETERS: readonly Kind[] = ['string', 'number', 'boolean'];

/** Describes the problem with the fields of an entity, of the other state or of a load in a sentence. */
export function fieldsProblem(
  text: string,
  owner: 'entity' | 'state' | 'load',
): string | undefined {
  const all = fieldsOf(text);
  const isId = ({ name }: TypedField) => owner === 'entity' && name === 'id';
  const kinds = owner === 'load' ? PARAMETERS : undefined;
  const possible =
    kinds?.join(', ') ?? `${Object.keys(TYPES).join(', ')}, or literals such as 'open' | 'done'`;
  const fields = all.filter((field) => !isId(field));
  if (owner === 'entity' && fields.length === 0)
    return 'The entity has no fields other than its id.';
  if (fields.length > MAX_FIELDS) return `There are more than ${MAX_FIELDS} fields.`;
  const seen = new Set<string>();
  for (const field of all) {
    const { name, type } = field;
    const problem = nameProblem(name);
    if (problem) return problem;
    if (
      isId(field) &&
      !(isField(field) && (type === 'string' || type === 'number') && field.kind === type)
    )
      return 'An id is a string or a number.';
    if (name in Object.prototype || RESERVED.includes(name))
      return `“${name}” is a reserved word: choose another name for the field.`;
    if (!isField(field) || (kinds && !kinds.includes(field.kind)))
      return `Fields cannot have the type “${type}”: use ${possible}.`;
    if (seen.has(name)) return `Two fields have the name “${name}”.`;
    seen.add(name);
  }
  return undefined;
}

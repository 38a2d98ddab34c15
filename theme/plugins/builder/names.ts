/** Types that a field can have, with their initial values. A date is a string, because JSON has no dates. */
export const FIELD_TYPES = {
  string: "''",
  number: '0',
  boolean: 'false',
  date: "''",
  'string[]': '[]',
  'number[]': '[]',
} as const;

export interface Field {
  name: string;
  type: keyof typeof FIELD_TYPES;
}

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

/** Names such as FlightPlan, flightPlan, flightPlans, FlightPlans, flight-plan and flight-plans. */
export function namesOf(text: string) {
  const entity = capitalized(text.trim());
  const item = entity.charAt(0).toLowerCase() + entity.slice(1);
  const items = plural(item);
  const list = capitalized(items);
  return { entity, item, items, list, file: kebab(entity), listFile: kebab(list) };
}

export type Names = ReturnType<typeof namesOf>;

/** Parses fields such as `from, delayed: boolean`. Keeps invalid parts, which are reported as a problem. */
export const fieldsOf = (text: string): { name: string; type: string }[] =>
  text.split(/[,;\n]/).flatMap((part) => {
    const [name = '', type = 'string'] = part.split(':').map((half) => half.trim());
    return part.trim() ? [{ name, type: type === 'Date' ? 'date' : type }] : [];
  });

export const isField = (field: { name: string; type: string }): field is Field =>
  Object.hasOwn(FIELD_TYPES, field.type);

function nameProblem(name: string): string | undefined {
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

/** Describes the problem with the fields in a sentence. */
export function fieldsProblem(text: string): string | undefined {
  const fields = fieldsOf(text);
  if (fields.length === 0) return 'The entity has no fields other than its id.';
  if (fields.length > MAX_FIELDS) return `The entity has more than ${MAX_FIELDS} fields.`;
  const seen = new Set<string>();
  for (const field of fields) {
    const { name, type } = field;
    const problem = nameProblem(name);
    if (problem) return problem;
    if (name === 'id') return 'Every entity already has an id: remove it from the fields.';
    if (name in Object.prototype || RESERVED.includes(name))
      return `“${name}” is a reserved word: choose another name for the field.`;
    if (!isField(field))
      return `Fields cannot have the type “${type}”: use ${Object.keys(FIELD_TYPES).join(', ')}.`;
    if (seen.has(name)) return `Two fields have the name “${name}”.`;
    seen.add(name);
  }
  return undefined;
}

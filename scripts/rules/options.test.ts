import { toJsonSchema } from '@valibot/to-json-schema';
import { expect, test } from 'vitest';
import { themeSchema } from '../../theme/config/schema';

/** A part of a JSON schema. */
interface Option {
  type?: string;
  description?: string;
  const?: string;
  enum?: readonly (string | number)[];
  properties?: Readonly<Record<string, Option>>;
  required?: readonly string[];
  additionalProperties?: Option | boolean;
  items?: Option;
  oneOf?: readonly Option[];
  anyOf?: readonly Option[];
}

/** The kinds of an option that can be one of several objects. */
const kindsOf = ({ oneOf, anyOf }: Option): readonly Option[] =>
  (oneOf ?? anyOf ?? []).flatMap((kind) => [kind, ...kindsOf(kind)]);

const nameOfKind = ({ properties }: Option) => properties?.type?.const;

function typeOf(option: Option): string {
  const { type, enum: values, items } = option;
  if (values) return values.map((value) => `\`${value}\``).join(' or ');
  if (items) return `list of ${typeOf(items)}${items.type ? 's' : ''}`;
  const names = kindsOf(option).flatMap((kind) => nameOfKind(kind) ?? []);
  // Only entries of lists contain themselves.
  return type ?? (names.map((name) => `\`${name}\``).join(', ') || 'such entries');
}

/** A row for each option in an object, in its kinds, or in its entries. */
function rowsIn(path: string, option: Option): string[] {
  const { additionalProperties: other, items } = option;
  const own = [option, ...kindsOf(option)].flatMap((one) => {
    const start = [path, nameOfKind(one)].filter(Boolean).join('.');
    return Object.entries(one.properties ?? {})
      .filter(([, { const: kind }]) => kind === undefined)
      .flatMap(([name, inner]) => {
        const optional = one.required?.includes(name) ? '' : ', optional';
        const full = start ? `${start}.${name}` : name;
        const row = `| \`${full}\` | ${typeOf(inner)}${optional} | ${inner.description ?? ''} |`;
        return [row, ...rowsIn(full, inner)];
      });
  });
  return [
    ...own,
    ...(items ? rowsIn(`${path}[]`, items) : []),
    ...(typeof other === 'object' ? rowsIn(`${path}.*`, other) : []),
  ];
}

test('the list of options is that of the schema', async () => {
  const targets = { docIds: [], draftIds: [], routes: [], sidebars: {} };
  const schema = toJsonSchema(themeSchema(targets), { errorMode: 'ignore' }) as Option;
  const text = `# Options of the site

Exports of \`theme.ts\`, \`colorMode.ts\` and \`sidebars.ts\`. Entries of a list have a \`type\`, which the path names after \`[]\`. Generated from \`schema.ts\`: to update it, run \`npx vitest run scripts/rules/options.test.ts -u\`.

| Option | Type | Meaning |
| --- | --- | --- |
${rowsIn('', schema).join('\n')}
`;
  await expect(text).toMatchFileSnapshot('../../theme/config/README.md');
});

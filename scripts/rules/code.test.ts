import { afterEach, expect, test } from 'vitest';
import { createPage, NO_FACTS } from '../content/page';
import { checkComponent, checkTranslations } from './code';
import { TestFolder } from './fixtures/site';

const component = (source: string) =>
  checkComponent(createPage('/site/team.tsx', 'team.tsx', source, NO_FACTS));

test.each([
  'export default function Team() {}',
  'const Team = () => null;\nexport { Team as default };',
  "export { default } from './Team';",
])('%j is a page', (source) => {
  expect(component(source)).toEqual([]);
});

test('a component without a default export is reported with its route', () => {
  expect(component('export const Team = () => null;\n')).toMatchObject([
    { line: 1, message: 'The page /team has no default export.' },
  ]);
});

let folder: TestFolder;
afterEach(() => folder?.remove());

/** Problems of the declaration of a text. */
function declared(declaration: string): string[] {
  folder = new TestFolder({ 'a.tsx': `const a = 1;\n  ${declaration};\n` });
  return checkTranslations([folder.file('a.tsx')]).map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );
}

test.each([
  "translate({ id: 'x' })",
  "translate({ message: 'Hello {name}' }, { name })",
  'translate({ id, message })',
  "translate(\n  { id: 'x', message: 'It’s {a}' },\n  { a },\n)",
  'translate(text)',
])('%s is valid', (declaration) => {
  expect(declared(declaration)).toEqual([]);
});

test.each([
  'translate({})',
  "translate({ text: 'Hello {name}' })",
  "translate({ id: '' })",
  'translate({ id: undefined })',
  "translate({ identity: 'x', messages: [] })",
])('%s has no text, and is reported with its position', (declaration) => {
  expect(declared(declaration)).toEqual([
    expect.stringMatching(/^2:3 translate\(\{.*\}\) has neither id nor message/),
  ]);
});

test('texts in tests are ignored', () => {
  folder = new TestFolder({ 'a.test.ts': 'translate({});\n' });
  expect(checkTranslations([folder.file('a.test.ts')])).toEqual([]);
});

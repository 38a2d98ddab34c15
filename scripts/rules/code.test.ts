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
  const problem = {
    file: '/site/team.tsx',
    line: 1,
    column: 1,
    message: 'The page /team has no default export.',
    remedy: 'Export the component: "export default function …".',
  };
  expect(component('export const Team = () => null;\n')).toEqual([problem]);
  expect(component('// export default function Team() {}\n')).toEqual([problem]);
  expect(component("// export { default } from './Team';\n")).toEqual([problem]);
});

let folder: TestFolder;
afterEach(() => folder?.remove());

/** Returns the problems of a declaration. */
function declared(declaration: string): string[] {
  folder = new TestFolder({ 'a.tsx': `const a = 1;\n  ${declaration};\n` });
  return checkTranslations([folder.file('a.tsx')]).map(
    ({ line, column, message, remedy }) => `${line}:${column} ${message} ${remedy}`,
  );
}

test.each([
  "translate({ id: 'x' })",
  "translate({ message: 'Hello {name}' }, { name })",
  'translate({ id, message })',
  'translate({ id })',
  "translate(\n  { id: 'x', message: 'It’s {a}' },\n  { a },\n)",
  'translate(text)',
])('%s is valid', (declaration) => {
  expect(declared(declaration)).toEqual([]);
});

test.each([
  'translate({})',
  "translate({ text: 'Hello {name}' })",
  'translate({ text: "Hello {name}" })',
  'translate({ text: `Hello {name}` })',
  'translate(\n  {})',
  "translate({ id: '' })",
  "translate({id:''})",
  'translate({ id: undefined })',
  "translate({ identity: 'x', messages: [] })",
])('%s has no text, and is reported with its position', (declaration) => {
  expect(declared(declaration)).toEqual([
    `2:3 ${declaration} has neither id nor message. Write translate({ id: 'its.name', message: 'What it says in English' }).`,
  ]);
});

test('only modules are read, but no tests', () => {
  const names = ['a.ts', 'a.test.ts', 'a.ts.md', 'b.tsx', 'b.test.tsx'];
  folder = new TestFolder(Object.fromEntries(names.map((name) => [name, 'translate({});\n'])));
  const files = names.map(folder.file);
  expect(checkTranslations(files).map(({ file }) => file)).toEqual([files[0], files[3]]);
});

import { expect, test } from 'vitest';
import { decode, pasted, readFiles } from '../../../theme/plugins/code-check/Checker/input';
import { statusOf } from '../../../theme/plugins/code-check/Checker/summary';
import { checkCode, linesOf } from './testing/checkCode';

const KIT = "'@angular-architects/ngrx-toolkit'";
const bytes = (...all: number[]) => new Uint8Array(all);

test('empty input and code without the toolkit result in a message', () => {
  expect(statusOf(checkCode({}), 0)).toBe('Nothing could be checked.');
  const report = checkCode({ 'a.ts': "import { resource } from '@angular/core';" });
  expect(report.statements).toEqual(['The code imports nothing from the toolkit.']);
  expect(statusOf(report, 1)).toBe('Nothing found.');
});

test('a syntax error is reported with its position, and the rest is checked', () => {
  const code = `import { withRedux } from ${KIT};\n\nexport const broken = signalStore(;\n\nexport const feature = withRedux;\n`;
  const report = checkCode({ 'a.ts': code, 'b.ts': `export { withIndexeddb } from ${KIT};` });
  expect(report.statements).toEqual([
    '`a.ts`, line 3: Unexpected token ;. The rest of the file was checked.',
  ]);
  expect(linesOf(report)).toEqual([
    expect.stringMatching(/^a\.ts:1,5 Deprecated: `withRedux`/),
    expect.stringMatching(/^b\.ts:1 Deprecated: `withIndexeddb`/),
  ]);
});

test('two snippets that declare the same name are both checked', () => {
  const code = `import { withRedux } from ${KIT};\nconst S = withRedux;\nconst S = 2;\nexport { withIndexeddb } from ${KIT};`;
  const report = checkCode({ 'a.ts': code });
  expect(report.statements.join()).toMatch(
    /line 3: Identifier 'S' has already been declared\. The rest/,
  );
  expect(report.findings.map(({ lines }) => lines)).toEqual([[1, 2], [4]]);
});

test('code that ends too early is reported as incomplete', () => {
  const { statements } = checkCode({ 'a.ts': 'export const store = signalStore(\n' });
  expect(statements.join()).toMatch(/^`a\.ts`, line 2: .*not closed\. The file was not checked\./);
});

test('text that is not code results in a message', () => {
  const { statements, findings } = checkCode({ 'a.ts': 'Hello, this is a letter.' });
  expect(statements.join()).toContain('`a.ts`, line 1: Unexpected token');
  expect(findings).toEqual([]);
});

test('line numbers are correct for files with CRLF and a byte order mark', () => {
  const code = `\uFEFFimport {\r\n  withReset,\r\n  withRedux,\r\n} from ${KIT};\r\n`;
  expect(linesOf(checkCode({ 'a.ts': code }))).toEqual([
    expect.stringMatching(/^a\.ts:3 Deprecated/),
  ]);
});

test.each([
  ['a missing bracket', '{\n "dependencies": {', /not valid JSON/],
  ['a comment', '{\n  // mine\n}', /not valid JSON and was not checked: .*line 2/],
  ['a list', '[]', /is not an object/],
  ['dependencies that are not an object', '{"dependencies": "none"}', /does not list the toolkit/],
  ['no toolkit', '{"dependencies": {"rxjs": "7"}}', /does not list the toolkit/],
])('a package.json with %s results in a message', (_, text, statement) => {
  const report = checkCode({ 'package.json': text });
  expect(report.statements).toEqual([expect.stringMatching(statement)]);
  expect(report.findings).toEqual([]);
});

test.each([
  ['^19', /newest matching version is 19\.5\.0/, '19.5.0'],
  ['~19.2.0', /newest matching version is 19\.2\.3/, '19.2.3'],
  ['20.x', /20\.7\.0/, '20.7.0'],
  ['>=18.0.0 <20', /19\.5\.0/, '19.5.0'],
  ['18.1.0 - 19.1', /19\.1\.0/, '19.1.0'],
  ['^18 || ^20.0.0', /20\.7\.0/, '20.7.0'],
  ['workspace:^21.0.0', /21\.0\.1/, '21.0.1'],
  ['v22.0.0', /22\.0\.0/, '22.0.0'],
  ['^23.0.0', /not a known version. The newest known version is 22\.0\.0/, undefined],
  ['workspace:*', /can be any version/, undefined],
  ['latest', /can be any version/, undefined],
  ['*', /can be any version/, undefined],
  ['', /can be any version/, undefined],
  ['file:../toolkit', /can be any version/, undefined],
  ['npm:@ngrx-toolkit/core@^22', /can be any version/, undefined],
  ['git+https://example.org/x.git#v1', /can be any version/, undefined],
])('the range %s', (range, statement, version) => {
  const dependencies = { '@angular-architects/ngrx-toolkit': range };
  const report = checkCode({ 'package.json': JSON.stringify({ dependencies }) });
  expect(report.statements).toEqual([expect.stringMatching(statement)]);
  expect(report.from?.version).toBe(version);
});

test('files that are not text, too large or of another kind are rejected, and the others are read', async () => {
  const { sources, refused } = await readFiles([
    new File(['export {};'], 'a.ts'),
    new File([bytes(0xff, 0xd8, 0xff, 0xe0)], 'photo.ts'),
    new File(['x'.repeat(1_000_000)], 'big.ts'),
    new File(['<p>'], 'page.html'),
    new File(['{}'], 'tsconfig.json'),
    new File(['{}'], 'package.json'),
  ]);
  expect(sources.map(({ name }) => name)).toEqual(['a.ts', 'package.json']);
  expect(refused).toEqual([
    '`photo.ts` was not read: it is not text.',
    '`big.ts` was not read: it has 1,000 kB, and the limit is 500 kB per file.',
    expect.stringMatching(/`page\.html` was not read: it is not TypeScript/),
    expect.stringMatching(/`tsconfig\.json` was not read: .*`package\.json`/),
  ]);
});

test('pasted text is recognized as code, as package.json, or as too large or binary', () => {
  expect(pasted('import 1').source?.name).toBe('Pasted code');
  expect(pasted(' {\n "name": "app" }').source?.name).toBe('package.json');
  expect(pasted('{ const a = 1; }').source?.name).toBe('Pasted code');
  expect(pasted('x'.repeat(1_000_000)).statement).toContain('1,000 kB');
  expect(pasted('a\0b').statement).toContain('binary');
});

test('UTF-16 can be read, and zero bytes are not text', () => {
  expect(decode(bytes(0xff, 0xfe, 0x61, 0x00))).toBe('a');
  expect(decode(bytes(0xfe, 0xff, 0x00, 0x61))).toBe('a');
  expect(decode(bytes(0xef, 0xbb, 0xbf, 0x61))).toBe('a');
  expect(decode(bytes(0x61, 0x00, 0x62))).toBeUndefined();
});

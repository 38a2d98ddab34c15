import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { formatProblem } from '../../../lib/problems';
import { TestFolder } from '../../../rules/fixtures/site';
import type { ApiModel, ApiSymbol } from '../model';
import { inNotes, readNotes } from './read';

const code = (text: string) => ({ text, links: [] });

const REMEMBER: ApiSymbol = {
  name: 'remember',
  kind: 'function',
  specifier: 'library',
  aliases: [],
  signatures: [
    {
      code: code('function remember(options?: Options): void;'),
      parameters: [
        {
          name: 'options',
          type: code('Options'),
          optional: true,
          rest: false,
          options: [{ name: 'depth', type: code('number'), optional: true, deprecated: false }],
        },
      ],
      returns: 'Memory',
    },
  ],
  typeParameters: ['T'],
  members: [],
  marks: [],
  source: { file: 'remember.ts' },
};
const MODEL: ApiModel = { package: 'library', version: '1.0.0', symbols: [REMEMBER], inner: [] };

const GOOD = `---
guide: memory
---

# remember

Keeps what was there.

It takes room.

## Parameters

- \`options\`: How.
- \`options.depth\` = \`10\`: How much.
- \`<T>\`: Of what.

## Returns

What is kept.

## Example

\`\`\`ts
# not a heading
remember();
\`\`\`
`;

function read(...files: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'notes-'));
  for (const [index, text] of files.entries()) {
    writeFileSync(path.join(folder, `${index}.md`), text);
  }
  return readNotes(folder, MODEL);
}

const problemsOf = (...files: string[]) =>
  read(...files)
    .problems.map((problem) => formatProblem(problem))
    .join('\n');

it('reads summary, remarks, parameters with defaults and example', () => {
  expect(problemsOf(GOOD)).toBe('');
  const note = read(GOOD).of(REMEMBER);
  expect(note).toMatchObject({
    guide: 'memory',
    summary: 'Keeps what was there.',
    remarks: 'It takes room.',
    example: '```ts\n# not a heading\nremember();\n```',
  });
  expect(note.parameters.get('options.depth')).toMatchObject({ text: 'How much.', default: '10' });
});

it('reads notes that an editor on Windows has saved', () => {
  const saved = `\uFEFF${GOOD.replaceAll('\n', '\r\n')}`;
  expect(problemsOf(saved)).toBe('');
  const file = expect.any(String);
  expect(read(saved).of(REMEMBER)).toEqual({ ...read(GOOD).of(REMEMBER), file });
});

describe('the build stops', () => {
  it.each([
    ['a symbol without notes', GOOD.replace('# remember', '# forget'), /remember has no notes/],
    [
      'a note for a removed symbol',
      GOOD.replace('# remember', '# forget'),
      /0\.md:5:1 {2}library 1\.0\.0 does not export forget/,
    ],
    [
      'a symbol without a summary',
      GOOD.replace('Keeps what was there.\n\nIt takes room.', ''),
      /0\.md:5:1 {2}remember has no summary/,
    ],
    [
      'a symbol without an example',
      GOOD.replace('## Example', '## Members'),
      /0\.md:5:1 {2}remember has no example/,
    ],
    [
      'a parameter that does not exist',
      GOOD.replace('options.depth', 'options.width'),
      /0\.md:14:1 {2}remember has no parameter or member "options\.width"\.\s+It has: <T>, options, options\.depth/,
    ],
    [
      'a parameter in the wrong format',
      GOOD.replace('`: How.', ' - How.'),
      /0\.md:13:1 {2}"- `options - How\." is not an explanation of a parameter\.\s+Write.*$/,
    ],
    [
      'a parameter that is not explained',
      GOOD.replace('- `options`: How.\n', ''),
      /explain "options"/,
    ],
    [
      'a type parameter that is not explained',
      GOOD.replace('- `<T>`: Of what.\n', ''),
      /explain "<T>"/,
    ],
    [
      'a return value that is not explained',
      GOOD.replace('## Returns', '## Deprecated'),
      /what it returns/,
    ],
    [
      'an unknown section',
      GOOD.replace('## Example', '## Sample'),
      /no section "Sample"\.\s+Write one of/,
    ],
    ['notes without a guide', GOOD.replace('guide: memory', ''), /need "guide"/],
  ])('on %s, with file and line', (_what, source, message) => {
    expect(problemsOf(source)).toMatch(message);
  });

  it('on two notes for one symbol', () => {
    expect(problemsOf(GOOD, GOOD)).toMatch(/1\.md:5:1 {2}remember already has notes at .*0\.md:5/);
  });
});

it('uses the notes of the declaring type for inherited members, and shared notes on type parameters', () => {
  const member = { name: 'depth', type: code('number'), optional: false, deprecated: false };
  const settings: ApiSymbol = {
    ...REMEMBER,
    name: 'Settings',
    kind: 'type-alias',
    signatures: [],
    members: [member],
  };
  const more = { ...settings, name: 'More', members: [{ ...member, of: 'Settings' }] };
  const example = '## Example\n\n```ts\n```\n';
  const folder = mkdtempSync(path.join(tmpdir(), 'notes-'));
  writeFileSync(path.join(folder, 'type-parameters.yaml'), 'T: Of what.\n');
  writeFileSync(
    path.join(folder, 'memory.md'),
    `---\nguide: memory\n---\n\n# Settings\n\nSome.\n\n## Parameters\n\n- \`depth\`: How deep.\n\n${example}\n# More\n\nMore.\n\n${example}`,
  );
  const notes = readNotes(folder, { ...MODEL, symbols: [settings, more] });
  expect(notes.about(more, { ...member, of: 'Settings' })?.text).toBe('How deep.');
  expect(notes.aboutType(more, 'T')).toBe('Of what.');
});

let folder: TestFolder;
afterEach(() => folder?.remove());

function placeOf(line: number, column: number) {
  folder = new TestFolder({
    'page.mdx':
      '# withX\n\nSee [x](/no). More.\n\n| `a.b` | number | How [much](/no). |\n\nMade.\n',
    'a.md': '# withX\n\nSee\n',
    'b.md': '# withX\n\nSee [x](/no). More.\n\n- `a.b` = `1`: How [much](/no).\n',
  });
  const problem = { file: folder.file('page.mdx'), line, column, message: '', remedy: '' };
  const found = inNotes(problem, [folder.file('a.md'), folder.file('b.md')]);
  return [found.file.slice(folder.path.length + 1), found.line, found.column];
}

it('problems in a generated page are reported at the source of its text', () => {
  expect(placeOf(3, 5), 'in a paragraph').toEqual(['b.md', 3, 5]);
  expect(placeOf(5, 24), 'in the explanation of a parameter').toEqual(['b.md', 5, 20]);
});

it('problems in generated text are reported in the page', () => {
  expect(placeOf(7, 1)).toEqual(['page.mdx', 7, 1]);
});

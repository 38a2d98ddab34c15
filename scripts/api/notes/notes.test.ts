import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ApiModel, ApiSymbol } from '../model';
import { readNotes } from './read';

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
          options: [{ name: 'depth', type: code('number'), optional: true, method: false }],
        },
      ],
    },
  ],
  members: [],
  experimental: false,
  source: { file: 'remember.ts' },
};
const MODEL: ApiModel = { package: 'library', version: '1.0.0', symbols: [REMEMBER], inner: [] };

const GOOD = `---
guide: memory
title: Memory
---

# remember

Keeps what was there.

It takes room.

## Parameters

- \`options\`: How.
- \`options.depth\` = \`10\`: How much.

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

it('reads summary, remarks, parameters with defaults and example', () => {
  const note = read(GOOD).of(REMEMBER);
  expect(note).toMatchObject({
    guide: 'memory',
    summary: 'Keeps what was there.',
    remarks: 'It takes room.',
    example: '```ts\n# not a heading\nremember();\n```',
  });
  expect(note.parameters.get('options.depth')).toMatchObject({ text: 'How much.', default: '10' });
});

describe('the build stops', () => {
  it.each([
    ['a symbol without notes', GOOD.replace('# remember', '# forget'), /remember has no notes/],
    [
      'a note for a symbol that is gone',
      GOOD.replace('# remember', '# forget'),
      /0\.md:6: library 1\.0\.0 does not export forget/,
    ],
    [
      'a symbol without a summary',
      GOOD.replace('Keeps what was there.\n\nIt takes room.', ''),
      /0\.md:6: remember has no summary/,
    ],
    [
      'a symbol without an example',
      GOOD.replace('## Example', '## Returns'),
      /0\.md:6: remember has no example/,
    ],
    [
      'a parameter that does not exist',
      GOOD.replace('options.depth', 'options.width'),
      /0\.md:15: remember has no parameter or member "options\.width"; it has: options, options\.depth/,
    ],
    [
      'a parameter written otherwise',
      GOOD.replace('`: How.', ' - How.'),
      /0\.md:14: write parameters/,
    ],
    ['an unknown section', GOOD.replace('## Example', '## Sample'), /no section "Sample", only/],
    ['notes of no extension', GOOD.replace('guide: memory', ''), /need "guide"/],
  ])('on %s, with file and line', (_what, source, message) => {
    expect(() => read(source)).toThrow(message);
  });

  it('on two notes for one symbol', () => {
    expect(() => read(GOOD, GOOD)).toThrow(/1\.md:6: remember has notes already, at .*0\.md:6/);
  });
});

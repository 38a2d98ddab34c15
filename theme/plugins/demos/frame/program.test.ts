import '@angular/compiler';
import '../runtime/main';
import { expect, test } from 'vitest';
import { load } from './program';

test('the files of a demo can import each other and the frame’s packages', () => {
  const { exports, files } = load('main.ts', {
    'main.ts':
      "import * as all from './part';\nimport { two } from './part';\nexport const sum = all.one + two;",
    'part.ts':
      "import { signal } from '@angular/core';\nexport const one = signal(1)();\nexport const two = 2;",
    'unused.ts': "throw new Error('Nothing imports it.');",
  });
  expect(exports.sum).toBe(3);
  expect([...files.keys()]).toEqual(['main.ts', 'part.ts']);
});

test('loops work with and without braces', () => {
  const source = `
let n = 0;
for (const one of [1, 2]) n += one;
while (n < 10) n++
do { n *= 2; } while (n < 30);
export const result = n;`;
  expect(load('loops.ts', { 'loops.ts': source }).exports.result).toBe(40);
});

test.each([
  ['an unknown module', 'b', /^There is no module 'b' here\. Available modules: .+, \.\/part\.$/],
  [
    'a file of the demo without ./ before its name',
    'part',
    /^There is no module 'part' here\. Available modules: .+, \.\/part\.$/,
  ],
  [
    'a name that a library does not export',
    '@ngrx/signals',
    /^'@ngrx\/signals' has no export 'two' here\. It has .*, signalStore, /,
  ],
  [
    'a name that a file of the demo does not export',
    './part',
    /^'\.\/part' has no export 'two' here\. It has one\.$/,
  ],
])(
  'an import of %s is an error at its line that lists the alternatives',
  (_what, module, message) => {
    const files = {
      'main.ts': `\nimport { two } from '${module}';\nexport const three = two + 1;`,
      'part.ts': 'export const one = 1;',
    };
    expect(() => load('main.ts', files)).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(message),
        file: 'main.ts',
        position: expect.objectContaining({ line: 2 }),
      }),
    );
  },
);

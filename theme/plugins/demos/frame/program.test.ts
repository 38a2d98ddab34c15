import '@angular/compiler';
import '../runtime/main';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { guardLoop, load } from './program';

test('the files of a demo can import each other and the frame’s packages', () => {
  const files = new Map();
  const { exports } = load(
    'main.ts',
    {
      'main.ts':
        "import * as all from './part';\nimport { two } from './part';\nexport const sum = all.one + two;",
      'part.ts':
        "import { signal } from '@angular/core';\nexport const one = signal(1)();\nexport const two = 2;",
      'unused.ts': "throw new Error('Nothing imports it.');",
    },
    files,
  );
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
  ['withUndoRedoo', '@angular-architects/ngrx-toolkit', "Did you mean 'withUndoRedo'?"],
  ['withEntities', '@ngrx/signals', "Import it from '@ngrx/signals/entities'."],
  ['inject', '@ngrx/signals', "Import it from '@angular/core'."],
  ['merge', 'rxjs/operators', "Import it from 'rxjs'."],
])('an import of %s from %s is an error that names the right one', (name, module, hint) => {
  const files = { 'main.ts': `import { ${name} } from '${module}';\n${name}();` };
  const message = `'${module}' has no export '${name}' here. ${hint}`;
  expect(() => load('main.ts', files)).toThrow(message);
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

describe('the guard of loops', () => {
  let now: number;
  beforeEach(() => {
    now = 1;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
  });

  afterEach(pause);

  /** Simulates iterations of a loop on line 7 that take this long. */
  function turn(ms: number) {
    now += ms;
    for (let i = 0; i < 1_000; i++) guardLoop(7);
  }
  /** Runs pending tasks, which handle all messages sent before this one. */
  async function pause() {
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(0);
    });
    port1.close();
  }

  test('an endless loop is stopped, and its line is reported', () => {
    turn(0);
    turn(1_999);
    expect(() => turn(2)).toThrow('The loop on line 7 has run for 2 seconds without a pause.');
  });

  test('loops may take a long time in total, with pauses between them', async () => {
    for (let i = 0; i < 3; i++) {
      turn(1_500);
      await pause();
    }
  });
});

import '@angular/compiler';
import '../runtime/main';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runDemo } from '../runtime/runDemo';
import type { DemoModule } from '../types';
import { followTemplates, problemOf } from './locate';
import { load } from './program';

const code = (template: string) => `import { Component, inject } from '@angular/core';
import { withReset } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withMethods, withState } from '@ngrx/signals';

const Store = signalStore(
  { providedIn: 'root' },
  withState({ count: 1 }),
  withReset(),
  withMethods((store) => ({
    fail: () => { throw new Error('broken'); },
    add: () => patchState(store, { count: 2 }),
  })),
);
@Component({
  selector: 'demo-root',
  template: \`
    <p>
      {{ store.count() }}</p>
    ${template}
  \`,
})
export default class Located {
  protected readonly store = inject(Store);
}
`;

/** Runs a template, clicks its button, and describes the error. */
async function run(template: string) {
  followTemplates();
  const files = new Map();
  const { exports } = load('a.ts', { 'a.ts': code(template) }, files);
  const host = document.createElement('div');
  const onError = vi.fn();
  const ignore = () => {};
  const events = {
    onStart: ignore,
    onState: ignore,
    onUpdate: ignore,
    onCheck: ignore,
    onError,
    keepsRunning: true,
  };
  try {
    const { stop } = await runDemo(exports as unknown as DemoModule, host, events);
    onTestFinished(stop);
    host.querySelector('button')?.click();
    await expect.poll(() => onError).toHaveBeenCalled();
    return problemOf(onError.mock.calls[0]?.[0], files);
  } catch (error) {
    return problemOf(error, files);
  }
}

test('an error in a method has its line', async () => {
  expect(await run('<button (click)="store.fail()">Add</button>')).toMatchObject({ line: 10 });
});

test('an error in a call in the template has the line in the template', async () => {
  const problem = await run('<button (click)="store.add(); store.nothing()">Reset</button>');
  expect(problem).toMatchObject({ file: 'a.ts', line: 19, column: 41 });
});

test.each([
  ['{{ store.cuont() }}', 19, 14],
  ['one\n {{ store.count() }}\n {{ store.cuont() }}', 21, 11],
  ['<p>{{ store.count( }}</p>', 19, 8],
  ['@for (one of store.count(); track one) {\n<b>{{ one }}</b>}', 19, 5],
  ['{{\n store.count()() }}', 19, 5],
])('an error in the template %s has its line', async (template, line, column) => {
  expect(await run(template)).toMatchObject({ file: 'a.ts', line, column });
});

test.each(['with-reset', 'with-undo-redo', 'with-conditional'])(
  'a name that does not exist, and a character that does not belong there, are reported at their line: %s',
  (name) => {
    const file = `${name}.ts`;
    const lines = readFileSync(`docs/_demos/${file}`, 'utf8').split('\n');
    const failures = lines.flatMap((line, at) =>
      [
        line.replace(/\bwith\w+(?=\()/, 'withFoo'),
        `${line} withFoo(),`,
        `${line} withFoo();`,
        `${line} §`,
      ]
        .filter((changed) => changed !== line)
        .flatMap((changed) => {
          const sources = {
            [file]: [...lines.slice(0, at), changed, ...lines.slice(at + 1)].join('\n'),
          };
          const files = new Map();
          try {
            load(file, sources, files);
            return [];
          } catch (error) {
            const problem = problemOf(error, files);
            return /withFoo is not defined|Unexpected character/.test(problem.message)
              ? [[at + 1, problem.line]]
              : [];
          }
        }),
    );
    expect(failures.length).toBeGreaterThan(lines.length / 2);
    expect(failures.map(([, line]) => line)).toEqual(failures.map(([line]) => line));
  },
);

test('a name that a package exports is missing: the message says where to import it from', () => {
  const { message } = problemOf(new ReferenceError('withReset is not defined'), new Map());
  expect(message).toBe(
    "ReferenceError: withReset is not defined. Import it from '@angular-architects/ngrx-toolkit'.",
  );
});

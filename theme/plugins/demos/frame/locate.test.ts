import '@angular/compiler';
import '../runtime/main';
import { expect, test } from 'vitest';
import type { StoreUpdate } from '../runtime/events';
import { runDemo } from '../runtime/runDemo';
import type { DemoModule } from '../types';
import { problemOf, sourceOf } from './locate';
import { load } from './program';
import { followTemplates } from './templates';

const code = (template: string) => `import { Component, inject } from '@angular/core';
import { withReset } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withMethods, withState } from '@ngrx/signals';

const Store = signalStore(
  { providedIn: 'root' },
  withState({ count: 1 }),
  withReset(),
  withMethods((store) => ({
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

/** Runs a template, clicks its button, and returns the position of the last of this many updates. */
async function run(template: string, count = 2) {
  followTemplates();
  const { exports, files } = load('a.ts', { 'a.ts': code(template) });
  const host = document.createElement('div');
  const updates: StoreUpdate[] = [];
  const events = {
    onStart: () => {},
    onState: () => {},
    onSpan: () => {},
    onCheck: () => {},
    onError: () => {},
    onUpdate: (update: StoreUpdate) => updates.push(update),
  };
  try {
    const { stop } = await runDemo(exports as unknown as DemoModule, host, events);
    host.querySelector('button')?.click();
    await expect.poll(() => updates).toHaveLength(count);
    stop();
  } catch (error) {
    return problemOf(error, files);
  }
  const place = updates[count - 1]?.place;
  return place && sourceOf(place, files);
}

test('an update has the line of the code that caused it', async () => {
  expect(await run('<button (click)="store.add()">Add</button>')).toMatchObject({ line: 10 });
});

test('a call in the template has the line in the template', async () => {
  const place = await run(`<button (click)="store.add(); store.resetState()">Reset</button>`, 3);
  expect(place).toEqual({ file: 'a.ts', line: 18, column: 41 });
});

test.each([
  ['first line', 0, 1, 15],
  ['second line', 1, 2, 3],
])(
  'an error in the %s of a template has its column in the file',
  (_what, line, column, expected) => {
    const source = `import { Component } from '@angular/core';
@Component({
  template: \`<p>
  </p>\`,
})
export default class Lines {}`;
    const { files } = load('a.ts', { 'a.ts': source });
    const error = new Error(`Wrong. ng:///Lines/template.html@${line}:${column}`);
    expect(problemOf(error, files)).toMatchObject({ line: 3 + line, column: expected });
  },
);

test.each([
  ['{{ store.cuont() }}', 18, 14],
  ['one\n {{ store.count() }}\n {{ store.cuont() }}', 20, 11],
  ['<p>{{ store.count( }}</p>', 18, 8],
  ['@for (one of store.count(); track one) {\n<b>{{ one }}</b>}', 18, 5],
  ['{{\n store.count()() }}', 18, 5],
])('an error in the template %s has its line', async (template, line, column) => {
  expect(await run(template)).toMatchObject({ file: 'a.ts', line, column });
});

test('a name that a package exports is missing: the message says where to import it from', () => {
  const { message } = problemOf(new ReferenceError('withReset is not defined'), new Map());
  expect(message).toBe(
    "ReferenceError: withReset is not defined. Import it from '@angular-architects/ngrx-toolkit'.",
  );
});

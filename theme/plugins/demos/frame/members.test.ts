import '@angular/compiler';
import '../runtime/main';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createApplication } from '@angular/platform-browser';
import { expect, test } from 'vitest';
import type { DemoModule } from '../types';
import { storeMembers, unknownMember } from './members';
import { load } from './program';

const DEMOS = path.resolve('docs/_demos');
const sources = Object.fromEntries(
  readdirSync(DEMOS)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [file, readFileSync(path.join(DEMOS, file), 'utf8')]),
);
const demos = Object.keys(sources).filter((file) =>
  sources[file]?.includes('export default class'),
);

/** Runs a program's component. */
async function run(main: string, files: Record<string, string>) {
  const program = load(main, files);
  const { default: component, appConfig } = program.exports as unknown as DemoModule;
  const app = await createApplication({ providers: appConfig?.providers ?? [] });
  const host = document.createElement('div');
  document.body.append(host);
  app.bootstrap(component, host);
  return { program, stop: () => app.destroy() };
}

test.each(demos)('the stores of %s have all members that its code reads', async (main) => {
  const { program, stop } = await run(main, sources);
  expect(unknownMember(program)).toBeUndefined();
  stop();
});

test('every demo with a store is checked', async () => {
  const { program, stop } = await run('tutorial-undo.ts', sources);
  const read = program.files.get('tutorial-undo.ts')?.accesses.map(({ member }) => member);
  expect(read).toEqual(expect.arrayContaining(['loading', 'entities', 'undo', 'resetState']));
  expect(storeMembers(program).TodoStore).toEqual(
    expect.arrayContaining(['entities', 'setDone', 'undo', 'canUndo']),
  );
  stop();
});

const demo = (edit: (code: string) => string) => ({
  'demo.ts': edit(`import { Component, inject } from '@angular/core';
import { signalStore, withMethods, withState } from '@ngrx/signals';
import { withUndoRedo } from '@angular-architects/ngrx-toolkit';

const CounterStore = signalStore(
  withState({ count: 0 }),
  withUndoRedo(),
  withMethods((store) => ({ twice: () => 2 * store.count() })),
);

@Component({
  providers: [CounterStore],
  template: \`
    <button (click)="store.undo()">{{ store.count() }}</button>
  \`,
})
export default class Demo {
  readonly store = inject(CounterStore);
  press() {
    this.store.redo();
  }
}
`),
});

test.each([
  ['the class', 'this.store.redo()', 'this.store.redoo()', 'redo', 20, 16],
  ['a handler in the template', 'store.undo()', 'store.undoo()', 'undo', 14, 28],
  ['a feature', 'store.count() })', 'store.cuont() })', 'count', 8, 52],
])('a missing member is detected in %s', async (_where, from, to, meant, line, column) => {
  const { program, stop } = await run(
    'demo.ts',
    demo((code) => code.replace(from, to)),
  );
  const [, wrong] = /store\.(\w+)/.exec(to) ?? [];
  expect(unknownMember(program)).toEqual({
    message: `CounterStore has no member '${wrong}'. Did you mean '${meant}'?`,
    file: 'demo.ts',
    line,
    column,
  });
  stop();
});

test('a missing member of a store in another file is detected', async () => {
  const { 'demo.ts': code = '' } = demo((one) => one.replace('redo()', 'redoo()'));
  const [declaration = ''] = /const CounterStore[\s\S]*?\n\);\n/.exec(code) ?? [];
  const files = {
    'store.ts': `${code.slice(0, code.indexOf('const'))}export ${declaration}`,
    'demo.ts': code.replace(declaration, "import { CounterStore } from './store';\n"),
  };
  const { program, stop } = await run('demo.ts', files);
  expect(unknownMember(program)).toMatchObject({
    message: "CounterStore has no member 'redoo'. Did you mean 'redo'?",
    file: 'demo.ts',
  });
  stop();
});

test.each([
  ['a cast', 'this.store.redo()', '(this.store as any).nope'],
  ['another type', 'readonly store = inject', 'readonly store: any = inject'],
  ['a function’s own this', 'this.store.redo()', '[].map(function () { this.store.nope() })'],
  [
    'a parameter with that name',
    'store.count() }))',
    'store.count(), own: (store) => store.nope }))',
  ],
  [
    'a variable of the template',
    '<button',
    '@let other = 1; @for (store of [{}]; track $index) { {{ store.nope }} }<button',
  ],
  [
    'a variable of a block',
    '<button',
    '@if ({}; as store) { {{ $any(store).nope }} {{ store.nope }} }<button',
  ],
  [
    'a variable of a template',
    '<button',
    '<ng-template let-store>{{ store.nope }}</ng-template><button',
  ],
])('%s does not count as the store', async (_what, from, to) => {
  const { program, stop } = await run(
    'demo.ts',
    demo((code) => code.replace(from, to)),
  );
  expect(unknownMember(program)).toBeUndefined();
  stop();
});

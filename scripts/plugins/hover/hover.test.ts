import { beforeAll, describe, expect, test } from 'vitest';
import { nameAt, type PageNames } from '../../../theme/plugins/hover/SymbolCard/names';
import { createPage, readFacts } from '../../content/page';
import { inProject } from '../../lib/paths';
import { apiEntryPoints } from '../../typescript/package';
import { samplesOf, toModules } from '../samples/modules';
import { CONFIGURATION, moduleFile } from '../samples/sources';
import { describeNames } from './describe-names';
import { pageNamesOf } from './page-names';

const CODE = `import { type DevtoolsFeature, withCallState, withReset } from '@angular-architects/ngrx-toolkit';
import { HttpClient, httpResource } from '@angular/common/http';
import { Component, computed, inject } from '@angular/core';
import { takeUntilDestroyed } from '@angular/core/rxjs-interop';
import { FormsModule } from '@angular/forms';
import { FormField } from '@angular/forms/signals';
import { patchState, signalStore, withMethods, withState } from '@ngrx/signals';
import { type Events } from '@ngrx/signals/events';
import { webSocket } from 'rxjs/webSocket';
import * as everything from '@ngrx/signals';

/** The first. The second. */
const size: number = 1;

const todos = [{ id: 1, title: 'Read' }];

export const features: DevtoolsFeature[] = [];
export const load = (http: HttpClient) => http.get<string[]>('/todos');

export const listen = (events: Events) => events.on();
export const stream = () => webSocket('/').pipe(takeUntilDestroyed());

export const resettable = withReset();
export const show = (name: string, isOpen?: boolean, find: (name?: string) => string | undefined) => name;

interface Look {
  /** How it looks. */
  theme: 'dark' | 'light';
}
export const change = (look: Partial<Look>) => look;
export const dark = () => change(({ theme: 'dark' }));
export const names = httpResource<string[]>(() => '/', { defaultValue: [] });
export const rounded = computed(() => 1.5, { equal: (a, b) => Math.abs(a - b) < 1 });
export const repeated = { again: size, nothing: undefined };
export const parsed = JSON.parse('1');
export const form = everything.signalState({});

const point = { x: 1, list: [2] } as const;
const sum = ({ x, list: [first] }: typeof point) => x + first;
function attempt() {
  try {
    sum(point);
  } catch (failure) {
    return failure;
  }
}

const Store = signalStore(withState({ size, todos }), withCallState({ collection: 'todos' }));

export const Sized = signalStore(
  withState({ size }),
  withMethods((inside) => ({ read: () => inside.size() })),
  withMethods((inside) => ({ grow: () => patchState(inside, { size: 2 }) })),
);

@Component({
  imports: [FormsModule, FormField],
  template: \`
    @for (todo of store.todos(); track todo.id; let position = $index) {
      <b>
        {{ todo.title }} at {{ position }}
      </b>
      {{ store.todosLoaded() }}
    }
    @for (sign of ['+', '-']; track $index) { {{ sign }} }
    <input [value]="position()" [attr.title]="size" (input)="
      move({ step: 2 })
    " />
    <input #field (keydown.enter)="rename($event.key, field.value)" />
    <input [(ngModel)]="draft" [formField]="draft" /> {{ loose }}
  \`,
})
export class List {
  readonly #size = 1;
  readonly store = inject(Store);
  rename = (key: string, name: string) => key + name;
  draft = '';
  loose = JSON.parse('1');
  position = () => 'x';
  move = (by: { step: number }) => by;
  busy = () => this.store.todosLoading();
  twice = () => this.#size + this.#size;
}`;

/** A declaration of the package in Prettier's format. */
const DECLARATION = `function withCallState<Collection extends string>(config: {
  collection: Collection;
}): SignalStoreFeature<
  EmptyFeatureResult,
  EmptyFeatureResult & {
    state: NamedCallStateSlice<Collection>;
    props: NamedCallStateSignals<Collection>;
  }
>;`;

/** In the package, the type is called `DevtoolsFeature$1`. */
const RENAMED = `function withGlitchTracking(): DevtoolsFeature;

type DevtoolsFeature = { [DEVTOOLS_FEATURE]: true } & Partial<DevtoolsOptions>;`;

/** The diff changes the type of `size`. The compiler sees only the new line, but readers see both. */
const SOURCE = `# Page

\`\`\`ts
${CODE.replace('= 1;', '= 1; // [!code ++]').replace('const size: number', 'const size: string; // [!code --]\nconst size: number')}
\`\`\`

\`\`\`ts declaration
${DECLARATION}
\`\`\`

\`\`\`ts declaration
${RENAMED}
\`\`\`
`;
const SHOWN = CODE.replace('const size: number', 'const size: string;\nconst size: number');

const BEFORE = `const a = 1;\nconst b = 2;\n`;
/** The first line is hidden from readers. */
const AFTER = `export { checks } from './_checks';\nconst b = 2;\nconst sum = b + 1;\n`;
const DIFF = `const a = 1;\nconst b = 2;\nconst sum = b + 1;`;
const SHORT = 'const b = 2;';

/** A page with a diff between two demos, and a demo of which it shows only a part. */
const DEMOS = `# Demos

\`\`\`ts file="../_demos/after.ts" before="../_demos/before.ts"
\`\`\`

\`\`\`ts file="../_demos/after.ts" demo
${SHORT}
\`\`\`
`;

let names: PageNames;
const factsIn = (code: string, text: string) => nameAt(names, code, code.indexOf(text))?.facts;
const factsOf = (text: string) => factsIn(SHOWN, text);

beforeAll(() => {
  const page = createPage('/page.mdx', 'hover-test.mdx', SOURCE, readFacts(SOURCE));
  const demoPage = createPage('/demos.mdx', 'hover-demos.mdx', DEMOS, readFacts(DEMOS));
  const modules = [page, demoPage].flatMap((one) => toModules(samplesOf(one)));
  const demos = new Map([
    ['before.ts', BEFORE],
    ['after.ts', AFTER],
  ]);
  const texts = Object.fromEntries([
    ...modules.map(({ path, text }) => [inProject(moduleFile(path)), text]),
    ...[...demos].map(([name, text]) => [inProject('docs/_demos', name), text]),
  ]);
  const described = describeNames(
    { config: CONFIGURATION, texts, files: [], faulty: [] },
    apiEntryPoints,
  );
  names = pageNamesOf([page, demoPage], described, demos, (symbol, part) => ({
    href: `/docs/api/functions/${symbol}${part ? `#${part}` : ''}`,
    summary: part && `About ${part}.`,
  }));
}, 120_000);

describe('a name in a sample', () => {
  test('has its type and the first sentence of its documentation', () => {
    expect(factsOf('size: number')).toEqual(['const size: number', 'The first.']);
  });

  test('links to the entry point that it is imported from', () => {
    expect(factsOf('takeUntilDestroyed(')?.slice(2)).toEqual([
      '@angular/core/rxjs-interop',
      'https://angular.dev/api/core/rxjs-interop/takeUntilDestroyed',
    ]);
    expect(factsOf('webSocket(')?.slice(2)).toEqual([
      'rxjs/webSocket',
      'https://rxjs.dev/api/webSocket/webSocket',
    ]);
  });

  test('of an inherited member links to the class that inherits it', () => {
    expect(factsOf('on();')?.slice(2)).toEqual([
      '@ngrx/signals/events',
      'https://ngrx.io/api/signals/events/Events',
    ]);
  });

  test('of an overload has the documentation of that overload', () => {
    const [text, summary] = factsOf('get<') ?? [];
    expect(text).toContain("responseType?: 'json'");
    expect(summary).toMatch(/interprets the body as JSON/);
  });

  test('has its declaration wherever it is called with any number of arguments', () => {
    expect(factsOf('patchState(inside')?.[0]).toMatch(/^function patchState<State extends object>/);
  });

  test('is shown without the suffix that the bundler of its package added', () => {
    expect(factsOf('DevtoolsFeature[]')?.[0]).toMatch(/^type DevtoolsFeature = \{/);
  });

  test('of a function is shown without private members', () => {
    expect(factsOf('withReset(')?.[0]).toMatch(/props: \{\};\s+methods: \{\s+resetState: /);
  });

  test('of a store is shown without its internal state', () => {
    expect(factsOf('inside)')).toEqual(['(parameter) inside: {\n  size: Signal<number>;\n}']);
  });

  test('that is optional is shown without "| undefined"', () => {
    expect(factsOf('show =')?.[0]).toBe(
      'const show: (name: string, isOpen?: boolean, find: (name?: string) => string | undefined) => string',
    );
  });

  test('is called a parameter if destructured from one, and a local variable if caught', () => {
    expect(factsOf('x + first')).toEqual(['(parameter) x: 1']);
    expect(factsOf('first;')).toEqual(['(parameter) first: 2']);
    expect(factsOf('failure;')).toEqual(['(local var) failure: unknown']);
  });

  test('has no card if it is a keyword that could be a type', () => {
    expect(factsOf('const;')).toBeUndefined();
  });

  test('links to the reference, or to that of the package it comes from', () => {
    const [text, , , href] = factsOf('withCallState(') ?? [];
    expect(text).toMatch(/^function withCallState<.*\(\+2 overloads\)$/s);
    expect(href).toBe('/docs/api/functions/withCallState#2.');
    expect(factsOf('withState(')?.[3]).toBe('https://ngrx.io/api/signals/withState');
    expect(factsOf('inject(')?.[3]).toBe('https://angular.dev/api/core/inject');
  });

  test('of a store member shows the call that added it, and links to its row', () => {
    expect(factsOf('todosLoading')).toEqual([
      '(property) todosLoading: Signal<boolean>',
      'About todosLoading.',
      "added by withCallState({ collection: 'todos' })",
      '/docs/api/functions/withCallState#todosLoading',
    ]);
  });

  test('of an option links to its row', () => {
    expect(factsOf("collection: 'todos'")).toEqual([
      "(property) collection: 'todos'",
      'About collection.',
      '',
      '/docs/api/functions/withCallState#collection',
    ]);
  });

  test('of an option of another package links to the owner of the option', () => {
    expect(factsOf('template:')).toEqual([
      '(property) template?: string',
      'An inline template for an Angular component.',
      '@angular/core',
      'https://angular.dev/api/core/Component',
    ]);
  });

  test('of a private member is found after its "#"', () => {
    expect(factsOf('size + ')).toEqual(['(property) #size: 1']);
  });

  test('of a property in an object literal has the type that is expected there', () => {
    expect(factsOf("title: 'Read'")).toEqual(['(property) title: string']);
    expect(factsOf("theme: 'dark' }))")).toEqual([
      "(property) theme?: 'dark' | 'light'",
      'How it looks.',
    ]);
  });

  test('of an option of an Angular function has its type and description', () => {
    expect(factsOf('defaultValue:')?.slice(0, 3)).toEqual([
      '(property) defaultValue: string[]',
      'Value that the resource will take when in Idle or Loading states.',
      '@angular/common/http',
    ]);
    expect(factsOf('equal:')?.[0]).toMatch(/^\(property\) equal\?: /);
  });

  test('of a property has no card if it would repeat the code, or if its type is unknown', () => {
    expect(factsOf('again: size')).toBeUndefined();
    expect(factsOf('nothing: undefined')).toBeUndefined();
    expect(factsOf('parsed = ')).toBeUndefined();
  });

  test('of a whole module has no card, which would show the path of a file', () => {
    expect(factsOf('everything.')).toBeUndefined();
    expect(factsOf('signalState(')).toBeDefined();
  });

  test('in a removed line has no card', () => {
    expect(factsOf('size: string')).toBeUndefined();
  });
});

describe('a name in a demo', () => {
  test('has its type in a diff between two steps, unless its line is removed', () => {
    expect(factsIn(DIFF, 'sum')).toEqual(['const sum: number']);
    expect(factsIn(DIFF, 'b + 1')).toEqual(['const b: 2']);
    expect(factsIn(DIFF, 'a = 1')).toBeUndefined();
  });

  test('has its type in code that is shown instead of the file', () => {
    expect(factsIn(SHORT, 'b =')).toEqual(['const b: 2']);
  });
});

describe('a name in a template', () => {
  test('has the type inferred from its component', () => {
    expect(factsOf('todo of')?.[0]).toMatch(/^\(variable\) todo: \{/);
    expect(factsOf('todo.id;')?.[0]).toMatch(/^\(variable\) todo: \{/);
    expect(factsOf('title }}')).toEqual(['(property) title: string']);
    expect(factsOf('position }}')).toEqual(['(variable) position: number']);
    expect(factsOf('sign }}')).toEqual(['(variable) sign: string']);
    expect(factsOf('todosLoaded')?.slice(0, 3)).toEqual([
      '(property) todosLoaded: Signal<boolean>',
      'About todosLoaded.',
      "added by withCallState({ collection: 'todos' })",
    ]);
  });

  test('of a reference has the type of the element', () => {
    expect(factsOf('field (')).toEqual(['(reference) field: HTMLInputElement']);
    expect(factsOf('field.value')).toEqual(['(reference) field: HTMLInputElement']);
    expect(factsOf('value)')).toEqual(['(property) value: string']);
  });

  test('of a bound property has the type of the property of the element', () => {
    expect(factsOf('value]')).toEqual(['(property) value: string']);
    expect(factsOf('title]')).toBeUndefined();
  });

  test('of a directive has the card of its class', () => {
    expect(factsOf('ngModel)')?.[0]).toBe('class NgModel');
    expect(factsOf('ngModel)')?.[3]).toBe('https://angular.dev/api/forms/NgModel');
    expect(factsOf('formField]')?.[0]).toBe('class FormField<T>');
  });

  test('has no card if its type is unknown', () => {
    expect(factsOf('loose }}')).toBeUndefined();
  });

  test('is found in a handler of several lines, and in a literal given to a method', () => {
    expect(factsOf('move({')?.[0]).toMatch(/^\(property\) move: /);
    expect(factsOf('step: 2')).toEqual(['(property) step: number']);
  });

  test('of an event has the type of the event object', () => {
    expect(factsOf('keydown')).toEqual(['(event) keydown.enter: KeyboardEvent']);
    expect(factsOf('$event')).toEqual(['(parameter) $event: KeyboardEvent']);
    expect(factsOf('key, field')).toEqual(['(property) key: string']);
  });
});

describe('a name in a declaration of the reference', () => {
  test('has its type from the package', () => {
    expect(factsIn(DECLARATION, 'NamedCallStateSlice')).toEqual([
      expect.stringMatching(/^type NamedCallStateSlice<Collection extends string> = \{/),
      '',
      '',
      '/docs/api/functions/NamedCallStateSlice',
    ]);
    expect(factsIn(DECLARATION, 'SignalStoreFeature')?.[3]).toBe(
      'https://ngrx.io/api/signals/SignalStoreFeature',
    );
  });

  test('is found despite the suffix that the bundler of the package added', () => {
    expect(factsIn(RENAMED, 'DevtoolsFeature')?.[0]).toMatch(/^type DevtoolsFeature = \{/);
    expect(factsIn(RENAMED, 'DevtoolsOptions')?.[0]).toMatch(/^type DevtoolsOptions = \{/);
  });

  test('of a type parameter has its meaning and no link', () => {
    expect(factsIn(DECLARATION, 'Collection>')).toEqual([
      '(type parameter) Collection',
      'About Collection.',
    ]);
  });

  test('of a declared member has its meaning, and links to its row', () => {
    expect(factsIn(DECLARATION, 'collection:')).toEqual([
      '',
      'About collection.',
      '',
      '/docs/api/functions/withCallState#collection',
    ]);
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { nameAt, type PageNames } from '../../../theme/plugins/hover/SymbolCard/names';
import { createPage, readFacts } from '../../content/page';
import { inProject } from '../../lib/paths';
import { APPLICATION, apiEntryPoints } from '../../typescript/package';
import { moduleFile, samplesOf, toModules } from '../samples/modules';
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
    { config: APPLICATION, texts, files: [], faulty: [] },
    apiEntryPoints,
  );
  names = pageNamesOf([page, demoPage], described, demos, (symbol, part) => ({
    href: `/docs/api/functions/${symbol}${part ? `#${part}` : ''}`,
    summary: part && `About ${part}.`,
  }));
}, 120_000);

/** Behavior, the text that starts with the name, and its card: declaration, summary, origin and link. */
type Row = [behavior: string, text: string, card: unknown[] | undefined];

const startsWith = (text: string) => expect.stringContaining(text);
const API = '/docs/api/functions/withCallState#';

test.each<Row>([
  ['has its type and first sentence', 'size: number', ['const size: number', 'The first.']],
  [
    'is shown without "| undefined" if optional',
    'show =',
    [
      'const show: (name: string, isOpen?: boolean, find: (name?: string) => string | undefined) => string',
    ],
  ],
  [
    'of a store is shown without its internal state',
    'inside)',
    ['(parameter) inside: {\n  size: Signal<number>;\n}'],
  ],
  ['is a parameter if destructured from one', 'x + first', ['(parameter) x: 1']],
  ['is a parameter if destructured from a list', 'first;', ['(parameter) first: 2']],
  ['is a local variable if caught', 'failure;', ['(local var) failure: unknown']],
  ['has no card if it is a keyword that could be a type', 'const;', undefined],
  [
    'of a store member shows the call that added it, and links to its row',
    'todosLoading',
    [
      '(property) todosLoading: Signal<boolean>',
      'About todosLoading.',
      "added by withCallState({ collection: 'todos' })",
      `${API}todosLoading`,
    ],
  ],
  [
    'of an option links to its row',
    "collection: 'todos'",
    ["(property) collection: 'todos'", 'About collection.', '', `${API}collection`],
  ],
  [
    'of an option of another package links to the owner of the option',
    'template:',
    [
      '(property) template?: string',
      'An inline template for an Angular component.',
      '@angular/core',
      'https://angular.dev/api/core/Component',
    ],
  ],
  ['of a private member is found after its "#"', 'size + ', ['(property) #size: 1']],
  ['of a property has the inferred type', "title: 'Read'", ['(property) title: string']],
  [
    'of a property has the type that is expected there',
    "theme: 'dark' }))",
    ["(property) theme?: 'dark' | 'light'", 'How it looks.'],
  ],
  ['has no card if it would repeat a name', 'again: size', undefined],
  ['has no card if it would repeat a value', 'nothing: undefined', undefined],
  ['has no card if its type is unknown', 'parsed = ', undefined],
  ['of a whole module has no card', 'everything.', undefined],
  ['in a removed line has no card', 'size: string', undefined],
  ['in a template has the inferred type', 'title }}', ['(property) title: string']],
  ['of a template variable has its type', 'position }}', ['(variable) position: number']],
  ['of a loop over a literal has its type', 'sign }}', ['(variable) sign: string']],
  [
    'of a reference has the type of the element',
    'field (',
    ['(reference) field: HTMLInputElement'],
  ],
  ['of a member of a reference has its type', 'value)', ['(property) value: string']],
  ['of a bound property has the type of the property', 'value]', ['(property) value: string']],
  ['of a bound attribute has no card', 'title]', undefined],
  ['in a template has no card if its type is unknown', 'loose }}', undefined],
  ['in a literal given to a method has its type', 'step: 2', ['(property) step: number']],
  [
    'of an event has the type of the event object',
    'keydown',
    ['(event) keydown.enter: KeyboardEvent'],
  ],
  ['of $event has the same type', '$event', ['(parameter) $event: KeyboardEvent']],
])('a name %s', (_, text, card) => {
  expect(factsOf(text)).toEqual(card);
});

test.each<[behavior: string, text: string, start: unknown]>([
  [
    'wherever a function is called',
    'patchState(inside',
    'function patchState<State extends object>',
  ],
  ['without the suffix of its bundler', 'DevtoolsFeature[]', 'type DevtoolsFeature = {'],
  ['of an overload', 'get<', "responseType?: 'json'"],
  ['of an option of an Angular function', 'equal:', '(property) equal?: '],
  ['of a loop variable', 'todo of', '(variable) todo: {'],
  ['of a tracked loop variable', 'todo.id;', '(variable) todo: {'],
  ['of a directive', 'ngModel)', 'class NgModel'],
  ['of a directive for signals', 'formField]', 'class FormField<T>'],
  ['in a handler of several lines', 'move({', '(property) move: '],
])('a card shows the declaration %s', (_, text, part) => {
  expect(factsOf(text)?.[0]).toEqual(startsWith(String(part)));
});

test.each([
  ['takeUntilDestroyed(', 'https://angular.dev/api/core/rxjs-interop/takeUntilDestroyed'],
  ['webSocket(', 'https://rxjs.dev/api/webSocket/webSocket'],
  ['withState(', 'https://ngrx.io/api/signals/withState'],
  ['withCallState(', '/docs/api/functions/withCallState#2.'],
  ['on();', 'https://ngrx.io/api/signals/events/Events'],
  ['ngModel)', 'https://angular.dev/api/forms/NgModel'],
])('%s links to %s', (text, href) => {
  expect(factsOf(text)?.[3]).toBe(href);
});

test('a function is shown without private members, and with its number of overloads', () => {
  expect(factsOf('withReset(')?.[0]).toMatch(/props: \{\};\s+methods: \{\s+resetState: /);
  expect(factsOf('withCallState(')?.[0]).toMatch(/^function withCallState<.*\(\+2 overloads\)$/s);
});

test('an overload has its own documentation', () => {
  expect(factsOf('get<')?.[1]).toMatch(/interprets the body as JSON/);
});

test('a name in a demo has its type, in a diff and in code that is shown instead of the file', () => {
  expect(factsIn(DIFF, 'sum')).toEqual(['const sum: number']);
  expect(factsIn(DIFF, 'b + 1')).toEqual(['const b: 2']);
  expect(factsIn(DIFF, 'a = 1'), 'a removed line').toBeUndefined();
  expect(factsIn(SHORT, 'b =')).toEqual(['const b: 2']);
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

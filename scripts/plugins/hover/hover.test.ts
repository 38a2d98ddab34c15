import { beforeAll, describe, expect, test } from 'vitest';
import { nameAt, type PageNames } from '../../../theme/plugins/hover/SymbolCard/names';
import { createPage, readFacts } from '../../content/page';
import { inProject } from '../../lib/paths';
import { apiEntryPoints } from '../../typescript/entry-points';
import { samplesOf, toModules } from '../samples/modules';
import { CONFIGURATION, moduleFile } from '../samples/sources';
import { describeNames } from './describe-names';
import { namesIn } from './page-names';

const CODE = `import { type DevtoolsFeature, withCallState, withReset } from '@angular-architects/ngrx-toolkit';
import { HttpClient } from '@angular/common/http';
import { Component, inject } from '@angular/core';
import { takeUntilDestroyed } from '@angular/core/rxjs-interop';
import { signalStore, withMethods, withState } from '@ngrx/signals';
import { type Events } from '@ngrx/signals/events';
import { webSocket } from 'rxjs/webSocket';

/** The first. The second. */
const size: number = 1;

const todos = [{ id: 1, title: 'Read' }];

export const features: DevtoolsFeature[] = [];
export const load = (http: HttpClient) => http.get<string[]>('/todos');

export const listen = (events: Events) => events.on();
export const stream = () => webSocket('/').pipe(takeUntilDestroyed());

export const resettable = withReset();
export const show = (name: string, isOpen?: boolean, find: (name?: string) => string | undefined) => name;

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
);

@Component({
  template: \`
    @for (todo of store.todos(); track todo.id; let position = $index) {
      <b>
        {{ todo.title }} at {{ position }}
      </b>
      {{ store.todosLoaded() }}
    }
    @for (sign of ['+', '-']; track $index) { {{ sign }} }
    <input #field (keydown.enter)="rename($event.key, field.value)" />
  \`,
})
export class List {
  readonly #size = 1;
  readonly store = inject(Store);
  rename = (key: string, name: string) => key + name;
  busy = () => this.store.todosLoading();
  twice = () => this.#size + this.#size;
}`;

/** As Prettier prints what the package declares. */
const DECLARATION = `function withCallState<Collection extends string>(config: {
  collection: Collection;
}): SignalStoreFeature<
  EmptyFeatureResult,
  EmptyFeatureResult & {
    state: NamedCallStateSlice<Collection>;
    props: NamedCallStateSignals<Collection>;
  }
>;`;

/** The package declares that it returns `DevtoolsFeature$1`, and declares that one. */
const RENAMED = `function withGlitchTracking(): DevtoolsFeature;

type DevtoolsFeature = { [DEVTOOLS_FEATURE]: true } & Partial<DevtoolsOptions>;`;

/** The size has changed its type: the compiler sees the new line, and readers both. */
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
/** With a line in front that readers do not see. */
const AFTER = `export { checks } from './_checks';\nconst b = 2;\nconst sum = b + 1;\n`;
const DIFF = `const a = 1;\nconst b = 2;\nconst sum = b + 1;`;
const SHORT = 'const b = 2;';

/** A page with a step between two demos, and with a demo of which it shows only a part. */
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
  names = namesIn([page, demoPage], described, demos, (symbol, part) => ({
    href: `/docs/api/functions/${symbol}${part ? `#${part}` : ''}`,
    summary: part && `About ${part}.`,
  }));
}, 120_000);

describe('a name in a sample', () => {
  test('has its type and the first sentence about it', () => {
    expect(factsOf('size: number')).toEqual(['const size: number', 'The first.']);
  });

  test('leads to the entry point that it is imported from', () => {
    expect(factsOf('takeUntilDestroyed(')?.slice(2)).toEqual([
      '@angular/core/rxjs-interop',
      'https://angular.dev/api/core/rxjs-interop/takeUntilDestroyed',
    ]);
    expect(factsOf('webSocket(')?.slice(2)).toEqual([
      'rxjs/webSocket',
      'https://rxjs.dev/api/webSocket/webSocket',
    ]);
  });

  test('of a member that a class has from its base leads to the class', () => {
    expect(factsOf('on();')?.slice(2)).toEqual([
      '@ngrx/signals/events',
      'https://ngrx.io/api/signals/events/Events',
    ]);
  });

  test('of an overload is explained by the documentation of this very one', () => {
    const [text, summary] = factsOf('get<') ?? [];
    expect(text).toContain("responseType?: 'json'");
    expect(summary).toMatch(/interprets the body as JSON/);
  });

  test('that the bundler of a package has given a number is shown without it', () => {
    expect(factsOf('DevtoolsFeature[]')?.[0]).toMatch(/^type DevtoolsFeature = \{/);
  });

  test('of a function is shown without what that keeps for itself', () => {
    expect(factsOf('withReset(')?.[0]).toMatch(/props: \{\};\s+methods: \{\s+resetState: /);
  });

  test('of a store is shown without the state that NgRx keeps inside it', () => {
    expect(factsOf('inside)')).toEqual(['(parameter) inside: {\n  size: Signal<number>;\n}']);
  });

  test('that is optional is not said to be so twice', () => {
    expect(factsOf('show =')?.[0]).toBe(
      'const show: (name: string, isOpen?: boolean, find: (name?: string) => string | undefined) => string',
    );
  });

  test('that is taken out of a parameter or caught is called so', () => {
    expect(factsOf('x + first')).toEqual(['(parameter) x: 1']);
    expect(factsOf('first;')).toEqual(['(parameter) first: 2']);
    expect(factsOf('failure;')).toEqual(['(local var) failure: unknown']);
  });

  test('of a keyword that looks like a type says nothing', () => {
    expect(factsOf('const;')).toBeUndefined();
  });

  test('leads to the reference, or to that of the package it comes from', () => {
    const [text, , , href] = factsOf('withCallState(') ?? [];
    expect(text).toMatch(/^function withCallState<.*\(\+2 overloads\)$/s);
    expect(href).toBe('/docs/api/functions/withCallState#2.');
    expect(factsOf('withState(')?.[3]).toBe('https://ngrx.io/api/signals/withState');
    expect(factsOf('inject(')?.[3]).toBe('https://angular.dev/api/core/inject');
  });

  test('tells which call has added it to a store, and leads to what that says of it', () => {
    expect(factsOf('todosLoading')).toEqual([
      '(property) todosLoading: Signal<boolean>',
      'About todosLoading.',
      "added by withCallState({ collection: 'todos' })",
      '/docs/api/functions/withCallState#todosLoading',
    ]);
  });

  test('of an option leads to its row', () => {
    expect(factsOf("collection: 'todos'")).toEqual([
      "(property) collection: 'todos'",
      'About collection.',
      '',
      '/docs/api/functions/withCallState#collection',
    ]);
  });

  test('of an option of another package leads to what it is an option of', () => {
    expect(factsOf('template:')).toEqual([
      '(property) template?: string',
      'An inline template for an Angular component.',
      '@angular/core',
      'https://angular.dev/api/core/Component',
    ]);
  });

  test('that is private to a class is found behind its sign', () => {
    expect(factsOf('size + ')).toEqual(['(property) #size: 1']);
  });

  test('of any other property whose value stands beside it says nothing', () => {
    expect(factsOf("title: 'Read'")).toBeUndefined();
  });

  test('of a line that is taken away says nothing', () => {
    expect(factsOf('size: string')).toBeUndefined();
  });
});

describe('a name in a demo', () => {
  test('has its type in what changes between two steps, unless its line is taken away', () => {
    expect(factsIn(DIFF, 'sum')).toEqual(['const sum: number']);
    expect(factsIn(DIFF, 'b + 1')).toEqual(['const b: 2']);
    expect(factsIn(DIFF, 'a = 1')).toBeUndefined();
  });

  test('has its type in what is shown instead of the file', () => {
    expect(factsIn(SHORT, 'b =')).toEqual(['const b: 2']);
  });
});

describe('a name in a template', () => {
  test('has the type that follows from its component', () => {
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

  test('that refers to an element has its type', () => {
    expect(factsOf('field (')).toEqual(['(reference) field: HTMLInputElement']);
    expect(factsOf('field.value')).toEqual(['(reference) field: HTMLInputElement']);
    expect(factsOf('value)')).toEqual(['(property) value: string']);
  });

  test('of an event has the type of what its handler gets', () => {
    expect(factsOf('keydown')).toEqual(['(event) keydown.enter: KeyboardEvent']);
    expect(factsOf('$event')).toEqual(['(parameter) $event: KeyboardEvent']);
    expect(factsOf('key, field')).toEqual(['(property) key: string']);
  });
});

describe('a name in a declaration of the reference', () => {
  test('has the type that the package gives it', () => {
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

  test('is found where the bundler of the package has given one a number', () => {
    expect(factsIn(RENAMED, 'DevtoolsFeature')?.[0]).toMatch(/^type DevtoolsFeature = \{/);
    expect(factsIn(RENAMED, 'DevtoolsOptions')?.[0]).toMatch(/^type DevtoolsOptions = \{/);
  });

  test('of a type parameter says what it is for, and leads nowhere', () => {
    expect(factsIn(DECLARATION, 'Collection>')).toEqual([
      '(type parameter) Collection',
      'About Collection.',
    ]);
  });

  test('says of what is declared there what it is for, and leads to its row', () => {
    expect(factsIn(DECLARATION, 'collection:')).toEqual([
      '',
      'About collection.',
      '',
      '/docs/api/functions/withCallState#collection',
    ]);
  });
});

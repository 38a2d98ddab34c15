import { beforeAll, describe, expect, test } from 'vitest';
import { nameAt, type PageNames } from '../../theme/api/SymbolCard/names';
import { apiEntryPoints } from '../api/entry-points';
import { createPage, readFacts } from '../content/page';
import { inProject } from '../lib/paths';
import { samplesOf, toModules } from '../samples/modules';
import { moduleFile } from '../samples/sources';
import { describeNames } from './describe-names';
import { namesIn } from './page-names';

const CODE = `import { withCallState } from '@angular-architects/ngrx-toolkit';
import { inject } from '@angular/core';
import { signalStore, withState } from '@ngrx/signals';

/** The first. The second. */
const size: number = 1;

const Store = signalStore(withState({ size }), withCallState({ collection: 'todos' }));

export class List {
  readonly store = inject(Store);
  busy = () => this.store.todosLoading();
}`;

/** The size has changed its type: the compiler sees the new line, and readers both. */
const SOURCE = `# Page

\`\`\`ts
${CODE.replace('= 1;', '= 1; // [!code ++]').replace('const size: number', 'const size: string; // [!code --]\nconst size: number')}
\`\`\`
`;
const SHOWN = CODE.replace('const size: number', 'const size: string;\nconst size: number');

let names: PageNames;
const factsOf = (text: string, from = 0) => nameAt(names, SHOWN, SHOWN.indexOf(text, from))?.facts;

beforeAll(() => {
  const page = createPage('/page.mdx', 'hover-test.mdx', SOURCE, readFacts(SOURCE));
  const modules = toModules(samplesOf(page));
  const texts = Object.fromEntries(
    modules.map(({ path, text }) => [inProject(moduleFile(path)), text]),
  );
  const described = describeNames(texts, [], apiEntryPoints);
  names = namesIn([page], described, new Map(), (symbol) => `/docs/api/functions/${symbol}`);
}, 120_000);

describe('a name in a sample', () => {
  test('has its type and the first sentence about it', () => {
    expect(factsOf('size: number')).toEqual(['const size: number', 'The first.']);
  });

  test('leads to the reference, or to that of the package it comes from', () => {
    const [text, , origin, href] = factsOf('withCallState(') ?? [];
    expect(text).toMatch(/^function withCallState<.*\(\+2 overloads\)$/s);
    expect(origin).toBe('@angular-architects/ngrx-toolkit');
    expect(href).toBe('/docs/api/functions/withCallState');
    expect(factsOf('withState(')?.[3]).toBe('https://ngrx.io/api/signals/withState');
    expect(factsOf('inject(')?.[3]).toBe('https://angular.dev/api/core/inject');
  });

  test('tells which call has added it to a store', () => {
    expect(factsOf('todosLoading')).toEqual([
      '(property) todosLoading: Signal<boolean>',
      '',
      "added by withCallState({ collection: 'todos' })",
    ]);
  });

  test('of a property whose value stands beside it says nothing', () => {
    expect(factsOf("collection: 'todos'")).toBeUndefined();
  });

  test('of a line that is taken away says nothing', () => {
    expect(factsOf('size: string')).toBeUndefined();
  });
});

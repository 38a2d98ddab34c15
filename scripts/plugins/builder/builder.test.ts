import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RUNNING } from '../../../theme/plugins/builder/demo';
import { filesOf, importedNames, SHOWN } from '../../../theme/plugins/builder/generate';
import {
  excluded,
  guideOf,
  implied,
  interactions,
  latestOf,
  type Need,
  outcomeOf,
  questions,
} from '../../../theme/plugins/builder/needs';
import { planOf, type Texts } from '../../../theme/plugins/builder/plan';
import { problemsOf } from '../../../theme/plugins/builder/problems';
import { inProject } from '../../lib/paths';
import type { History } from '../api';
import { checkImports } from './check-imports';
import { pairedStores } from './combinations';
import { laterThan } from './plugin';
import { readSources } from './sources';

const guide = readFileSync(inProject('docs/docs/combining-extensions.mdx'), 'utf8');
const history: History = JSON.parse(
  readFileSync(inProject('scripts/plugins/api/data/history.json'), 'utf8'),
);
const later = laterThan(history);

const sources = readSources();
const FLIGHT: Texts = { entity: 'Flight', fields: 'from', state: '', load: '', collection: '' };

const filesFor = (on: ReadonlySet<Need>, texts: Partial<Texts> = {}) =>
  filesOf(planOf(on, { ...FLIGHT, state: on.has('plain') ? 'from' : '', ...texts }), sources);

const storeWith = (texts: Partial<Texts>, ...needs: Need[]) =>
  Object.values(filesFor(outcomeOf(new Set(needs)).on, texts)).join('\n');

test('every source is shown to readers or runs', () => {
  expect(Object.keys(sources).toSorted()).toEqual([...SHOWN, ...RUNNING].toSorted());
});

test('nothing of the sources remains in generated files', () => {
  const texts = { state: 'page: number', load: 'year: number' };
  for (const on of drawn)
    for (const collection of ['', 'open'])
      expect(Object.values(filesFor(on, { ...texts, collection })).join('\n')).not.toMatch(
        /region|line-?items?|batch|(?:text|count|done|day|kind)s?(?:field|state|parameter)/i,
      );
});

test('an import that running stores lack is reported with its file', () => {
  const source = "import { inject } from '@angular/core';\nimport { merge } from 'lodash';\n";
  const modules = { '@angular/core': { signal: [] } };
  expect(checkImports({ 'line-items.ts': source }, modules)).toMatchObject([
    { line: 1, message: 'Running stores cannot import inject from @angular/core.' },
    { file: expect.stringContaining('line-items.ts'), line: 2 },
  ]);
  expect(checkImports({ 'line-item-store.spec.ts': source }, modules)).toEqual([]);
});

test('an entity of two words is written as a person writes it', () => {
  const text = storeWith({ entity: 'FlightPlan' }, 'service', 'local', 'devtools');
  for (const written of [
    "'/api/flight-plans'",
    'No flight plans yet.',
    "key: 'flight-plans'",
    "withDevtools('flight-plans')",
  ])
    expect(text).toContain(written);
});

test('tests fail if the store sends other requests', () => {
  expect(storeWith({}, 'resource')).toContain(
    'afterEach(() => TestBed.inject(HttpTestingController).verify());',
  );
});

test('a list without items is a sentence, and has no pages', () => {
  const [, items = '', none = ''] =
    /@if \(store\.entities\(\)\.length\) \{([\s\S]*?)\n {4}\} @else \{([\s\S]*?)\n {4}\}/.exec(
      storeWith({}, 'service', 'pagination'),
    ) ?? [];
  expect(items).toContain('<ul>');
  expect(items).toContain('Page {{');
  expect(none.trim()).toBe('<p>No flights yet.</p>');
});

test('what the reader types stays as it is, even if the sources use it', () => {
  const text = storeWith(
    { entity: 'Batch', fields: "batchNumber: '$' | '$&', lineItems: string[]", state: 'price$' },
    'service',
  );
  for (const written of [
    'export const BatchStore',
    "batchNumber: '$' | '$&';",
    'lineItems: string[];',
    'store.price$()',
    'store.load()',
  ])
    expect(text).toContain(written);
});

test('a store can have other state, a collection, parameters and text ids', () => {
  const texts = {
    fields: "id: string, status: 'open' | 'done'",
    state: 'selectedId: string | null',
    load: 'year: number',
    collection: 'flights',
  };
  const text = storeWith(texts, 'service', 'undo', 'view');
  for (const written of [
    'id: string;',
    "status: 'open' | 'done';",
    'selectedId: string | null;',
    'selectedId: null',
    "collection: 'flights',",
    'store.flightsEntities()',
    'store.loadFlightsEntities()',
    'load(filter: FlightFilter)',
    '\n    filter: { year: 0 },\n    ...flightsConfig,\n',
    "withUndoRedo({ collections: ['flights'], keys: ['selectedId'] })",
    'String(flight.status)',
  ])
    expect(text).toContain(written);
  expect(storeWith({}, 'service', 'undo')).not.toMatch(/collection|keys|Filter\b|withState/);
});

const problem = (texts: Partial<Texts>, ...needs: Need[]) =>
  problemsOf(outcomeOf(new Set(needs)).on, { ...FLIGHT, ...texts }, sources);

test('a name that the generated code itself uses is rejected', () => {
  expect(problem({}, 'undo')).toEqual({});
  for (const entity of ['Store', 'Component', 'Partial', 'inject'])
    expect(problem({ entity }).entity, entity).toContain('for something else');
  expect(problem({ entity: 'FromInput' }).entity).toContain('fromInput');
  expect(problem({ state: 'ids' }).state).toContain('“ids” does not work');
  expect(problem({ state: 'undo' }, 'undo').state).toContain('“undo” does not work');
  expect(problem({ state: 'undo, page: number' })).toEqual({});
  expect(problem({ collection: 'flight' }, 'service', 'mutations').collection).toContain(
    'createFlight()',
  );
});

test('a store without a list has some state', () => {
  expect(problem({}, 'plain').state).toContain('add a field');
  expect(problem({ state: 'theme', fields: '' }, 'plain')).toEqual({});
  expect(Object.keys(filesFor(new Set<Need>(['plain'])))).toEqual([
    'flight-store.ts',
    'flight-view.ts',
    'flight-store.spec.ts',
    'flight.ts',
  ]);
});
const drawn = pairedStores(2);

const featuresIn = (text: string) =>
  [...text.slice(text.indexOf('signalStore(')).matchAll(/^ {2}(with\w+)/gm)].map(
    ([, name = '']) => name,
  );

test('every store has its features in the order of the guide', () => {
  const [, sample = ''] = /FlightStore = (signalStore\([\s\S]*?)\n\);/.exec(guide) ?? [];
  const shown = featuresIn(sample);
  expect(shown.length).toBeGreaterThan(6);
  const [, table = ''] = /## Which feature needs which\n([\s\S]*?)\n## /.exec(guide) ?? [];
  const rows = [...table.matchAll(/^\| `(with\w+)\(\)`[^|]*\|([^|]*)/gm)].map(
    ([, feature = '', after = '']) => ({
      feature,
      others: [...after.matchAll(/\bwith\w+(?=\()/g)].map(([name]) => name),
    }),
  );
  expect(rows.map(({ feature }) => feature)).toEqual(
    expect.arrayContaining(['withDataService', 'withPagination', 'withUndoRedo']),
  );
  for (const on of drawn) {
    const store = filesFor(on)['flight-store.ts'] ?? '';
    const features = featuresIn(store);
    // As the guide says, methods that clear the history come after undo.
    const compared = store.includes('clearUndoRedo')
      ? shown.filter((name) => name !== 'withMethods')
      : shown;
    const both = features.filter((name) => compared.includes(name));
    expect(new Set(both)).toEqual(new Set(compared.filter((name) => features.includes(name))));
    expect(both.toSorted((a, b) => shown.indexOf(a) - shown.indexOf(b))).toEqual(both);
    for (const { feature, others } of rows) {
      const at = features.indexOf(feature);
      if (at < 0) continue;
      for (const other of others) expect(features.indexOf(other)).toBeLessThan(at);
    }
  }
});

test('every answer and every rule links to a section that exists', () => {
  const guides = questions.flatMap(({ answers, guide }) =>
    answers.map(({ feature, guide: own }) => own ?? guide ?? guideOf(feature)),
  );
  const rules = [...implied, ...excluded, ...interactions].map(({ href }) => href);
  for (const href of [...guides, ...rules].filter((one) => one.startsWith('/'))) {
    const [page = '', anchor] = href.split('#');
    const text = readFileSync(inProject(`docs${page}.mdx`), 'utf8');
    const ids = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    if (anchor) expect(ids, href).toContain(anchor);
  }
});

test('the stores that are tried have all pairs of answers', () => {
  const needs = questions.flatMap(({ answers, none }, question) =>
    answers.map(({ need }) => ({ need, rivals: none && question })),
  );
  for (const { need: a, rivals } of needs)
    for (const { need: b, rivals: others } of needs) {
      const { on } = outcomeOf(new Set([a, b]));
      if (!on.has(a) || !on.has(b) || (a !== b && rivals !== undefined && rivals === others))
        continue;
      expect(
        drawn.some((store) => store.has(a) && store.has(b)),
        `${a} and ${b}`,
      ).toBe(true);
    }
});

test('features that an older version lacks have the version that added them', () => {
  expect(later).toMatchObject({
    withEntityResources: '20.5',
    httpMutation: '19.4 and 20.4',
    withReset: '19',
    withLocalStorage: '19.2',
  });
  for (const name of ['withPagination', 'withDataService', 'withCallState', 'withUndoRedo'])
    expect(later).not.toHaveProperty(name);
});

const latest = (...on: Need[]) => latestOf(importedNames(filesFor(new Set(on))), later);

test('code requires the version of its newest import', () => {
  expect(latest('resource', 'reset')).toEqual({ names: ['withEntityResources'], since: '20.5' });
  expect(latest('undo', 'callState')?.names).toEqual(['clearUndoRedo']);
  expect(latest('undo')).toBeUndefined();
});

test('every name that generated code imports is known to the history', () => {
  for (const on of drawn)
    for (const name of importedNames(filesFor(on))) {
      expect(history.symbols).toHaveProperty(name);
      const [first = ''] = history.symbols[name]?.added ?? [];
      expect(name in later, `${name}: ${first}`).toBe(Number.parseInt(first, 10) > 18);
    }
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importedNames } from '../../../theme/plugins/builder/generate/code';
import { filesOf, planOf } from '../../../theme/plugins/builder/generate/files';
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
import { inProject } from '../../lib/paths';
import type { History } from '../api';
import { someStores } from './combinations';
import { laterThan } from './plugin';

const guide = readFileSync(inProject('docs/docs/combining-extensions.mdx'), 'utf8');
const history: History = JSON.parse(
  readFileSync(inProject('scripts/plugins/api/data/history.json'), 'utf8'),
);
const later = laterThan(history);

const filesFor = (on: ReadonlySet<Need>) => filesOf(planOf(on, 'Flight', 'from'));
const drawn = someStores(100);

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
    answers.map(({ feature }) => guide ?? guideOf(feature)),
  );
  const rules = [...implied, ...excluded, ...interactions].map(({ href }) => href);
  for (const href of [...guides, ...rules]) {
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

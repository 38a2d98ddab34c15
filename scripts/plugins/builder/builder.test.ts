import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importedNames } from '../../../theme/plugins/builder/generate/code';
import { filesOf, planOf } from '../../../theme/plugins/builder/generate/files';
import {
  AFTER,
  excluded,
  implied,
  interactions,
  latestOf,
  type Need,
  ORDER,
  outcomeOf,
  questions,
} from '../../../theme/plugins/builder/needs';
import { inProject } from '../../lib/paths';
import type { History } from '../api';
import { drawStores, tuplesOf } from './combinations';
import { versionsOf } from './versions-of';

const guide = readFileSync(inProject('docs/docs/combining-extensions.mdx'), 'utf8');
const history: History = JSON.parse(
  readFileSync(inProject('scripts/plugins/api/data/history.json'), 'utf8'),
);
const { since, later } = versionsOf(history);

const filesFor = (on: ReadonlySet<Need>) => filesOf(planOf(on, 'Flight', 'from'));
const drawn = drawStores(7, 2, 60);

/** Returns the features of a store, except those that it defines itself. */
const featuresOf = (store = '') =>
  [...store.slice(store.indexOf('signalStore(')).matchAll(/^ {2}(with\w+)/gm)].map(
    ([, name = '']) => name,
  );

test('the order of features is the same as in the sample of the guide', () => {
  const [, sample = ''] = /FlightStore = signalStore\(([\s\S]*?)\n\);/.exec(guide) ?? [];
  const shown = [...sample.matchAll(/^ {2}(with\w+)/gm)].map(([, name = '']) => name);
  expect(shown.length).toBeGreaterThan(6);
  expect(shown.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))).toEqual(shown);
});

test.each(Object.entries(AFTER))('the guide says what %s must come after', (feature, others) => {
  const [, table = ''] = /## Which feature needs which\n([\s\S]*?)\n## /.exec(guide) ?? [];
  const row = table.split('\n').find((line) => line.startsWith(`| \`${feature}()\``)) ?? '';
  const [, , after = ''] = row.split('|');
  const names = [...after.matchAll(/\bwith\w+(?=\()/g)].map(([name]) => name);
  const needed = /\bstate\b/.test(after) ? [...names, 'withState'] : names;
  expect(needed, `the row of ${feature}`).not.toEqual([]);
  expect(others).toEqual(expect.arrayContaining(needed));
});

test('every store has its features in this order', () => {
  for (const on of drawn) {
    const features = featuresOf(filesFor(on)['flight-store.ts']);
    expect(features.filter((name) => !ORDER.includes(name))).toEqual([]);
    for (const [feature, others] of Object.entries(AFTER)) {
      const at = features.indexOf(feature);
      if (at < 0) continue;
      for (const other of others) expect(features.indexOf(other)).toBeLessThan(at);
    }
  }
});

test('every answer and every rule links to a section that exists', () => {
  const guides = questions.flatMap(({ answers }) => answers.map((one) => one.guide));
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

test('drawn stores have all pairs of answers, and the same seed draws the same stores', () => {
  expect(drawn).toEqual(drawStores(7, 2, 60));
  expect(drawn).not.toEqual(drawStores(8, 2, 60));
  for (const tuple of tuplesOf(2)) {
    const [one, other] = tuple.map(([, need]) => need);
    if (!one || !other) continue;
    const { on } = outcomeOf(new Set([one, other]));
    if (!on.has(one) || !on.has(other)) continue;
    const pair = `${one} and ${other}`;
    expect(
      drawn.some((store) => store.has(one) && store.has(other)),
      pair,
    ).toBe(true);
  }
});

test('options that an older version lacks are marked with the version that their code needs', () => {
  expect(since).toMatchObject({
    resource: '20.5',
    mutations: '19.4 and 20.4',
    immutable: '19.1',
    reset: '19',
    local: '19.2',
  });
  for (const need of ['entities', 'pagination', 'service', 'callState', 'undo', 'devtools'])
    expect(since).not.toHaveProperty(need);
});

const latest = (...on: Need[]) => latestOf(importedNames(filesFor(new Set(on))), later);

test('code requires the version of its newest import', () => {
  expect(latest('entities', 'resource', 'reset')).toEqual({
    names: ['withEntityResources'],
    since: '20.5',
  });
  expect(latest('resource')).toEqual({ names: ['withResource'], since: '20.1' });
  expect(latest('entities', 'undo', 'callState')?.names).toEqual(['clearUndoRedo']);
  expect(latest('entities', 'undo')).toBeUndefined();
});

test('every name that generated code imports is known to the history', () => {
  for (const on of drawn)
    for (const name of importedNames(filesFor(on))) {
      expect(history.symbols).toHaveProperty(name);
      const [first = ''] = history.symbols[name]?.added ?? [];
      expect(name in later, `${name}: ${first}`).toBe(Number.parseInt(first, 10) > 18);
    }
});

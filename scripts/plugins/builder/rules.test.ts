import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOf, planOf } from '../../../theme/plugins/builder/generate/files';
import { EXCLUDED, IMPLIED, INTERACTIONS } from '../../../theme/plugins/builder/needs';
import { AFTER, ORDER } from '../../../theme/plugins/builder/order';
import { inProject } from '../../lib/paths';
import { distinctOutcomes, drawChoices, tuplesOf } from './combinations';

const guide = readFileSync(inProject('docs/docs/combining-extensions.mdx'), 'utf8');

/** Returns the extensions that a text names. */
const namesIn = (text: string) => [...text.matchAll(/\bwith\w+(?=\()/g)].map(([name]) => name);

const stores = distinctOutcomes(drawChoices(7, 2, 60)).map(
  (on) => filesOf(planOf(on, 'Flight', 'from'))['flight-store.ts'] ?? '',
);

/** Returns the features of a store, except those that it defines itself. */
const featuresOf = (store: string) =>
  [...store.slice(store.indexOf('signalStore(')).matchAll(/^ {2}(with\w+)/gm)].map(
    ([, name = '']) => name,
  );

test('the order of extensions is the same as in the guide', () => {
  const [, sample = ''] = /FlightStore = signalStore\(([\s\S]*?)\n\);/.exec(guide) ?? [];
  const order: readonly string[] = ORDER;
  const shown = [...sample.matchAll(/^ {2}(with\w+)/gm)].map(([, name = '']) => name);
  expect(shown.length).toBeGreaterThan(6);
  expect(shown.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))).toEqual(shown);
});

test('the required order between extensions is the same as in the guide', () => {
  const [, table = ''] = /## Which feature needs which\n([\s\S]*?)\n## /.exec(guide) ?? [];
  for (const [feature, others] of Object.entries(AFTER)) {
    const row = table.split('\n').find((line) => line.startsWith(`| \`${feature}()\``)) ?? '';
    const [, , after = ''] = row.split('|');
    for (const name of namesIn(after)) expect(others, feature).toContain(name);
    if (/state/.test(after)) expect(others).toContain('withState');
  }
});

test('every store has its extensions in this order', () => {
  for (const store of stores) {
    const features = featuresOf(store);
    for (const [feature, others] of Object.entries(AFTER)) {
      const at = features.indexOf(feature);
      if (at < 0) continue;
      for (const other of others) expect(features.indexOf(other), store).toBeLessThan(at);
    }
  }
});

test('every rule links to a section that exists', () => {
  for (const { href } of [...IMPLIED, ...EXCLUDED, ...INTERACTIONS]) {
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

test('drawn choices contain all pairs of answers, and the same seed draws the same choices', () => {
  const choices = drawChoices(1, 2, 200);
  expect(choices).toEqual(drawChoices(1, 2, 200));
  expect(choices).not.toEqual(drawChoices(2, 2, 200));
  for (const tuple of tuplesOf(2)) {
    const [one, other] = tuple.map(([, need]) => need);
    if (one && other) {
      expect(
        choices.some((choice) => choice.has(one) && choice.has(other)),
        `${one} and ${other}`,
      ).toBe(true);
    }
  }
});

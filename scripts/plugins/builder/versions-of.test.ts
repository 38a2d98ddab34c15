import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOf, planOf } from '../../../theme/plugins/builder/generate/files';
import { importedNames, latestOf } from '../../../theme/plugins/builder/later';
import type { Need } from '../../../theme/plugins/builder/needs';
import { inProject } from '../../lib/paths';
import type { History } from '../api';
import { distinctOutcomes, drawChoices } from './combinations';
import { versionsOf } from './versions-of';

const history: History = JSON.parse(
  readFileSync(inProject('scripts/plugins/api/data/history.json'), 'utf8'),
);
const { since, later } = versionsOf(history);

const latest = (...on: Need[]) =>
  latestOf(importedNames(filesOf(planOf(new Set(on), 'Flight', 'from'))), later);

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

test('code requires the version of its newest import', () => {
  expect(latest('entities', 'resource', 'reset')).toEqual({
    names: ['withEntityResources'],
    since: '20.5',
  });
  expect(latest('resource')).toEqual({ names: ['withResource'], since: '20.1' });
  expect(latest('entities', 'undo', 'callState')?.names).toEqual(['clearUndoRedo']);
  expect(latest('entities', 'undo')).toBeUndefined();
});

test('every name that generated code imports is known', () => {
  const stores = distinctOutcomes(drawChoices(11, 2, 60));
  expect(stores.length).toBeGreaterThan(30);
  for (const on of stores)
    for (const name of importedNames(filesOf(planOf(on, 'Flight', 'from')))) {
      expect(history.symbols).toHaveProperty(name);
      const [first = ''] = history.symbols[name]?.added ?? [];
      expect(name in later, `${name}: ${first}`).toBe(Number.parseInt(first, 10) > 18);
    }
});

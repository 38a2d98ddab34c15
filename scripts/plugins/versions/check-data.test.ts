import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type CheckData, checkCode } from '../../../theme/plugins/versions/check/code';
import { filesIn } from '../../lib/files';
import { inProject, ROOT } from '../../lib/paths';
import { readChangeRows } from '../api/history/change-rows';
import { loadModel } from '../api/load-model';
import { apiEntryPoints } from '../compiler/entry-points';
import { readPackage } from '../compiler/package';
import { librarySymbols, orderIn } from './check-data';

const read = (file: string) => readFileSync(inProject(file), 'utf8');
const changesPage = read('docs/docs/changes.mdx');
const history = JSON.parse(read('scripts/plugins/api/data/history.json'));
const versions = Object.entries(history.versions).map(([version]) => ({ version, peers: {} }));

let data: CheckData;
beforeAll(async () => {
  const { symbols } = await loadModel(readPackage(apiEntryPoints, ROOT));
  const entries = symbols.map((symbol) => ({
    symbol,
    note: symbol.marks.includes('deprecated') ? { deprecated: 'Use another.' } : {},
    href: `/docs/api/${symbol.name}`,
  }));
  const changes = readChangeRows({ source: changesPage });
  data = {
    symbols: librarySymbols({ history, changes, entries }),
    order: orderIn(read('docs/docs/combining-extensions.mdx')),
  };
});

const findingsIn = (code: string, to = '22.0.0') => {
  const version = versions.find((one) => one.version === to);
  if (!version) throw new Error(`There is no version ${to}.`);
  return checkCode(code, version, versions, data).findings.map(({ message }) => message);
};

/** Returns the findings except deprecations in all files of a folder, with the name of the file. */
const findingsBelow = (folder: string) =>
  filesIn(inProject(folder), '.ts').flatMap((file) =>
    findingsIn(readFileSync(path.join(inProject(folder), file), 'utf8'))
      .filter((message) => !/deprecated/.test(message))
      .map((message) => `${file}: ${message.replace(/\..*/, '')}`),
  );

test.each(['docs/_demos', 'docs/_members'])('nothing in %s is reported by mistake', (folder) => {
  expect(findingsBelow(folder)).toEqual([]);
});

test('only mistakes that the tests of the guides make on purpose are reported', () => {
  expect(findingsBelow('docs/_facts')).toEqual([
    'with-data-service/types-and-combinations.spec.ts: `withDataService()` must come after `withEntities()`',
    'with-devtools/events.spec.ts: `withTrackedReducer()` must come after `withDevtools()`',
    'with-pagination.spec.ts: `withPagination()` must come after `withEntities()`',
    'with-undo-redo/steps.spec.ts: `withUndoRedo()` must come after `withEntities()`',
  ]);
});

test('renamed, moved and removed symbols come from the history of the library', () => {
  const importing = (name: string) => `import { ${name} } from '@angular-architects/ngrx-toolkit';`;
  expect(findingsIn(importing('withIndexeddb'))).toEqual([
    '`withIndexeddb` is deprecated. Use `withIndexedDB`, which is the same.',
  ]);
  expect(findingsIn(importing('mapAction'), '18.0.0')).toEqual([]);
  expect(findingsIn(importing('mapAction'))).toEqual([
    'Import `mapAction` from `@angular-architects/ngrx-toolkit/redux-connector`.',
  ]);
  expect(findingsIn(importing('Mutation'), '20.4.0')).toEqual([
    'Version 20.4.0 has no `Mutation`. Versions with it: 19.3.0, 19.4.3 to 19.5.0, 20.3.0, 20.4.2 to 22.0.0.',
  ]);
  expect(findingsIn(importing('createEffects'), '18.1.0')).not.toEqual(
    expect.arrayContaining([expect.stringContaining('deprecated')]),
  );
});

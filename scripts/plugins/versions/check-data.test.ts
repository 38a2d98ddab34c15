import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type CheckData, checkCode } from '../../../theme/plugins/versions/check/code';
import { releaseOf } from '../../../theme/plugins/versions/testing/releases';
import { filesIn } from '../../lib/files';
import { inProject } from '../../lib/paths';
import { readChangeRows } from '../api/history/change-rows';
import { librarySymbols, orderIn } from './check-data';

const read = (file: string) => readFileSync(inProject(file), 'utf8');
const history = JSON.parse(read('scripts/plugins/api/data/history.json'));
const versions = Object.keys(history.versions).map((version) => releaseOf(version));

const KIT = '@angular-architects/ngrx-toolkit';

/** The part of the reference that comes from the package and the notes. */
const entry = (name: string, specifier = KIT, aliases: string[] = [], deprecated?: string) => ({
  symbol: { name, specifier, aliases },
  note: deprecated === undefined ? {} : { deprecated },
  href: `/docs/api/functions/${name}`,
});
const CONNECTOR = ['createReduxState', 'mapAction', 'reduxMethod', 'withActionMappers'];
const data: CheckData = {
  symbols: librarySymbols({
    history,
    changes: readChangeRows({ source: read('docs/docs/changes.mdx') }),
    entries: [
      ...CONNECTOR.map((name) => entry(name, `${KIT}/redux-connector`)),
      entry('withIndexedDB', KIT, ['withIndexeddb']),
      entry('createEffects', KIT, [], 'Use events.\n\nMore.'),
    ],
  }),
  order: orderIn(read('docs/docs/combining-extensions.mdx')),
};

const findingsIn = (code: string, to = '22.0.0') => {
  const version = versions.find((one) => one.version === to);
  if (!version) throw new Error(`There is no version ${to}.`);
  const target = { from: undefined, to: version, versions, breaks: [] };
  return checkCode(code, target, data)?.findings.map(({ message }) => message) ?? [];
};

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
    'with-data-service/types-and-combinations.spec.ts: Move `withDataService()` after `withEntities()`',
    'with-devtools/events.spec.ts: Move `withTrackedReducer()` after `withDevtools()`',
    'with-pagination.spec.ts: Move `withPagination()` after `withEntities()`',
    'with-undo-redo/steps.spec.ts: Move `withUndoRedo()` after `withEntities()`',
  ]);
});

test('renamed, moved and removed symbols come from the history of the library', () => {
  const importing = (name: string) => `import { ${name} } from '${KIT}';`;
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
  expect(findingsIn(importing('createEffects'), '19.1.0')).toEqual([]);
  expect(findingsIn(importing('createEffects'))).toEqual([
    '`createEffects` is deprecated. Use events.',
  ]);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DEPRECATIONS } from '../../../theme/plugins/code-check/check/rules/deprecations';
import { Pages } from '../../content/pages';
import { filesIn } from '../../lib/files';
import { inProject } from '../../lib/paths';
import { checkCode, data, linesOf, releaseOf } from './testing/checkCode';

const changes = readFileSync(inProject('docs/docs/changes.mdx'), 'utf8');

test('deprecations are the same as on the changes page, with the version that has the replacement', () => {
  const [, table = ''] =
    /## Deprecated APIs and their replacements\n([\s\S]*?)\n## /.exec(changes) ?? [];
  const cells = table
    .split('\n')
    .flatMap((row) => /^\| (?!Deprecated|---)(.*?) \|/.exec(row)?.[1] ?? []);
  const listed = cells.flatMap((cell) =>
    [...cell.replace(/ of `.*/, '').matchAll(/`(\w+)/g)].map(([, name]) => name),
  );
  // These functions belong to `withRedux()`, which the table lists.
  const known = DEPRECATIONS.map(({ name }) => name).filter((name) => !/payload/i.test(name));
  expect(known.toSorted()).toEqual(listed.toSorted());
  for (const { name, since } of DEPRECATIONS) expect(releaseOf(since).version, name).toBe(since);
});

test('every explanation links to a section that exists', async () => {
  const folder = inProject('theme/plugins/code-check/check');
  const code = filesIn(folder, '.ts').map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const guide = '/docs/combining-extensions';
  const connector = '/docs/create-redux-state';
  const links = new Set(
    code
      .join('\n')
      .replace(/\$\{GUIDE\}/g, guide)
      .replace(/\$\{CONNECTOR\}/g, connector)
      .match(/\/docs\/[\w-]+(?:#[\w-]+)?/g),
  );
  const pages = await new Pages(inProject('docs')).refresh();
  expect(links.size).toBeGreaterThan(15);
  for (const link of links) {
    const [route, anchor] = link.split('#');
    const page = pages.find((one) => one.route === route);
    expect(page, link).toBeDefined();
    if (anchor)
      expect(
        page?.headings.map(({ id }) => id),
        link,
      ).toContain(anchor);
  }
});

test('a symbol that was removed and added again is missing in between', () => {
  const code = "export type { Mutation } from '@angular-architects/ngrx-toolkit';";
  const isFound = (to: string) => linesOf(checkCode({ 'a.ts': code }, { to })).length > 0;
  expect(['20.1.0', '20.3.0', '20.4.0', '20.4.1', '20.4.2', '22'].map(isFound)).toEqual([
    true,
    false,
    true,
    true,
    false,
    false,
  ]);
});

test('the report lists the symbols, and the versions that have all of them', () => {
  const code =
    "import { withResource, withTrackedReducer as tracked } from '@angular-architects/ngrx-toolkit';";
  const report = checkCode({ 'a.ts': code });
  expect(report.symbols).toEqual(['withResource', 'withTrackedReducer']);
  expect(report.fits).toBe('20.7.0 to 22.0.0');
  const old = checkCode({
    'a.ts': "import { withMutations, setResetState } from '@angular-architects/ngrx-toolkit';",
  });
  expect(old.fits).toBe('19.3.0 to 19.5.0, 20.3.0 to 22.0.0');
});

test('findings about renamed and moved functions contain the corrected line', () => {
  const code =
    "import { withIndexeddb as db } from '@angular-architects/ngrx-toolkit';\nimport { createReduxState } from '@angular-architects/ngrx-toolkit';";
  const { findings } = checkCode({ 'a.ts': code });
  expect(findings.map(({ after }) => after)).toEqual([
    "import { withIndexedDB as db } from '@angular-architects/ngrx-toolkit';",
    "import { createReduxState } from '@angular-architects/ngrx-toolkit/redux-connector';",
  ]);
  const both = "import { createReduxState, withReset } from '@angular-architects/ngrx-toolkit';";
  expect(checkCode({ 'a.ts': both }).findings.map(({ after }) => after)).toEqual([undefined]);
});

test('changes are those between the two versions, of the symbols that the code uses', () => {
  const code = "import { withTrackedReducer } from '@angular-architects/ngrx-toolkit';";
  const messages = (from: string) => linesOf(checkCode({ 'a.ts': code }, { from }));
  expect(messages('21')).toEqual([expect.stringContaining('Changed: Since 22.0.0:')]);
  expect(messages('22')).toEqual([]);
  expect(data.changes.length).toBeGreaterThan(20);
});

test('the lines of a symbol are those of its own name, not of a variable that shadows it', () => {
  const code =
    "import { payload } from '@angular-architects/ngrx-toolkit';\nexport const sum = (payload: number) => payload + 1;";
  expect(linesOf(checkCode({ 'a.ts': code }))).toEqual([
    expect.stringMatching(/^a\.ts:1 Deprecated/),
  ]);
});

test('members are found on injected stores, in their own methods, and in classes that extend them', () => {
  const imports =
    "import { inject } from '@angular/core';\nimport { withPagination } from '@angular-architects/ngrx-toolkit';\nimport { signalStore, withMethods } from '@ngrx/signals';\nimport { withEntities } from '@ngrx/signals/entities';\n";
  const code = `${imports}class Pages extends signalStore(
  withEntities(),
  withPagination(),
  withMethods((store) => ({ isLast: () => !store.hasNextPage() })),
) {}
const pages = inject(Pages);
export const previous = () => pages.hasPreviousPage();
export const other = () => query.hasNextPage();`;
  expect(checkCode({ 'a.ts': code }).findings.map(({ lines }) => lines)).toEqual([[8], [11]]);
});

test('a default import and an import() of the toolkit are neither errors nor ignored', () => {
  const code = "const kit = await import('@angular-architects/ngrx-toolkit');";
  expect(checkCode({ 'a.ts': code }).statements).toEqual([]);
});

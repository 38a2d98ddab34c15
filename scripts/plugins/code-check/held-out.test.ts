import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Report } from '../../../theme/plugins/code-check/check/types';
import { Pages } from '../../content/pages';
import { filesIn } from '../../lib/files';
import { inProject } from '../../lib/paths';
import { modulesOf } from '../samples';
import { checkCode } from './testing/checkCode';

/** Reads the TypeScript files of a folder as one project. */
function folder(name: string): Record<string, string> {
  const files = filesIn(inProject(name), '.ts');
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(path.join(inProject(name), file), 'utf8')]),
  );
}

/** Returns the kinds of findings other than deprecations, by file. */
function othersIn(reports: readonly Report[]): Record<string, string[]> {
  const kinds = new Map<string, Set<string>>();
  for (const { file, kind } of reports.flatMap(({ findings }) => findings)) {
    if (kind === 'Deprecated') continue;
    const name = file.replace(/-at-line-\d+/, '');
    kinds.set(name, (kinds.get(name) ?? new Set()).add(kind));
  }
  return Object.fromEntries([...kinds].map(([file, all]) => [file, [...all].sort()]));
}

/** Tests that show mistakes on purpose. Each finding in them has been reviewed. */
const SHOWN_IN_TESTS = {
  'combining-extensions.spec.ts': ['Conflict', 'Order'],
  'create-redux-state.spec.ts': ['Known defect'],
  'faq.spec.ts': ['Conflict'],
  'server-side-rendering.spec.ts': ['Conflict'],
  'with-call-state.spec.ts': ['Conflict'],
  'with-data-service/types-and-combinations.spec.ts': ['Conflict', 'Order', 'Requirement'],
  'with-devtools/events.spec.ts': ['Known defect', 'Order', 'Requirement'],
  'with-entity-resources.spec.ts': ['Conflict'],
  'with-immutable-state.spec.ts': ['Known defect'],
  'with-pagination.spec.ts': ['Order', 'Requirement'],
  'with-reset.spec.ts': ['Order'],
  'with-resource/combinations.spec.ts': ['Conflict'],
  'with-storage-sync/indexed-db.spec.ts': ['Conflict'],
  'with-storage-sync/reading-and-writing.spec.ts': ['Conflict'],
  'with-storage-sync/stored.spec.ts': ['Conflict'],
  'with-undo-redo/combinations.spec.ts': ['Order'],
  'with-undo-redo/steps.spec.ts': ['Order'],
};

/** Samples that show an error, and a sample of a function with a documented defect. */
const SHOWN_IN_SAMPLES = {
  'api/functions/reduxMethod/fence.ts': ['Known defect'],
  'with-data-service/fence.ts': ['Requirement'],
  'with-devtools/fence.ts': ['Unknown'],
  'with-undo-redo/fence.ts': ['Order'],
};

const deprecatedIn = ({ findings }: Report) =>
  findings.filter(({ kind }) => kind === 'Deprecated').map(({ message }) => message);

test.each(['docs/_demos', 'docs/_members'])(
  '%s has no findings except deprecated extensions',
  (name) => {
    const report = checkCode(folder(name));
    expect(report.statements).toEqual([]);
    expect(othersIn([report])).toEqual({});
    for (const message of deprecatedIn(report)) expect(message).toContain('@ngrx/signals/events');
  },
);

test('tests of the guides have only intended findings', () => {
  const report = checkCode(folder('docs/_facts'));
  expect(report.statements).toEqual([]);
  expect(othersIn([report])).toEqual(SHOWN_IN_TESTS);
});

test('samples of the guides have only intended findings', async () => {
  const pages = await new Pages(inProject('docs')).refresh();
  const reports = pages.map((page) =>
    checkCode(Object.fromEntries(modulesOf(page).map(({ path: name, text }) => [name, text]))),
  );
  expect(reports.length).toBeGreaterThan(30);
  expect(
    reports.flatMap(({ statements }) => statements).filter((one) => !/imports nothing/.test(one)),
  ).toEqual([]);
  expect(othersIn(reports)).toEqual(SHOWN_IN_SAMPLES);
});

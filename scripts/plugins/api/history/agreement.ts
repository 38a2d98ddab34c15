import { majorOf } from '../../../../theme/lib/versions';
import type { Page } from '../../../content/page';
import type { Problem } from '../../../lib/problems';
import type { History } from '../data';
import { rowsAbout } from '../render/history-section';
import { existsIn, firstVersions, listVersions, presenceOf } from './availability';
import { type ChangeRow, readChangeRows } from './change-rows';

/**
 * Compares what pages say about versions with what the declarations of all versions say: first versions of
 * symbols, in the page of changes and in guides, and changes that no row of that page tells of.
 * @param changes the page of changes
 * @param deprecated names of what the reference calls deprecated
 */
export function checkAgreement(
  pages: readonly Page[],
  changes: Page,
  history: History,
  deprecated: readonly string[],
): Problem[] {
  const rows = readChangeRows(changes);
  return [
    ...checkRows(changes, rows, history),
    ...findUntold(changes, rows, history, deprecated),
    ...pages.flatMap((page) => checkPage(page, rows, history)),
  ];
}

/** A row names only what its version has. */
function checkRows({ file }: Page, rows: readonly ChangeRow[], history: History): Problem[] {
  return rows.flatMap(({ versions, names, line }) =>
    versions.flatMap((version) =>
      [...names].flatMap((name): Problem[] => {
        if (!history.symbols[name] || existsIn(presenceOf(history, name), version)) return [];
        const message = `${version} has no ${name}: it came with ${listVersions(first(name, history))}.`;
        return [{ file, line, column: 1, message, remedy: 'Correct the version or the name.' }];
      }),
    ),
  );
}

/** Whatever was added, changed or deprecated has a row that tells of it. */
function findUntold(
  { file }: Page,
  rows: readonly ChangeRow[],
  history: History,
  deprecated: readonly string[],
): Problem[] {
  const lineOf = (version: string) => rows.find(({ versions }) => versions.includes(version))?.line;
  const untold = (version: string, message: string): Problem => ({
    file,
    line: lineOf(version),
    column: 1,
    message,
    remedy: 'Add a row that names it and says what it means to readers.',
  });
  return Object.entries(history.symbols).flatMap(([name, { added, changes }]) => [
    // Types come along with the functions that they belong to.
    ...(/^(?:with|rx|http|update|clear)[A-Z]/.test(name) ? added : [])
      .filter((version) => !isTold(name, version, rows))
      .map((version) => untold(version, `${version} added ${name}, and no row says so.`)),
    ...changes
      .filter(
        (change) => change.kind === 'changed' && !rowsAbout(name, change, history, rows).length,
      )
      .map(({ version, of }) =>
        untold(version, `${version} changed ${name} (in ${of?.join(', ')}), and no row says so.`),
      ),
    ...(deprecated.includes(name) &&
    !rows.some(({ names, text }) => names.has(name) && /\bdeprecated\b/.test(text))
      ? [untold('', `${name} is deprecated, and no row says since when.`)]
      : []),
  ]);
}

/** The versions that a page names as the first ones are those that the declarations tell. */
function checkPage(page: Page, rows: readonly ChangeRow[], history: History): Problem[] {
  return page.versionClaims.flatMap(({ name, stated, kind, line, column }): Problem[] => {
    const expected = first(name, history);
    const versions = stated.split(/, | and /);
    const wrong = (reason: string): Problem[] => [
      {
        file: page.file,
        line,
        column,
        message: `${name} is said to be there since ${stated}: ${reason}.`,
        remedy: 'Correct the version, here or in the page of changes.',
      },
    ];
    if (expected.length === 0) {
      const isSaid = kind !== 'names' || versions.every((one) => isTold(name, one, rows));
      return isSaid ? [] : wrong('no row of the page of changes says so');
    }
    const isRight =
      versions.every((one) => isFirst(name, one, history)) && isCovered(expected, versions);
    return isRight ? [] : wrong(`it came with ${listVersions(expected)}`);
  });
}

const isTold = (name: string, version: string, rows: readonly ChangeRow[]) =>
  rows.some(({ names, versions }) => names.has(name) && isCovered([version], versions));

const first = (name: string, history: History) => firstVersions(presenceOf(history, name));

/** Whether a version, also one without its last number, is the first one of its line that has a symbol. */
function isFirst(name: string, stated: string, history: History): boolean {
  const line = Object.keys(history.versions).filter((one) => majorOf(one) === majorOf(stated));
  const earliest = line.find((version) => existsIn(presenceOf(history, name), version));
  return earliest !== undefined && isCovered([stated], [earliest]);
}

const isCovered = (expected: readonly string[], stated: readonly string[]) =>
  expected.every((one) => stated.some((other) => sameVersion(one, other)));

/** 19.2 stands for 19.2.0. */
const sameVersion = (a: string, b: string) => a === b || a === `${b}.0` || `${a}.0` === b;

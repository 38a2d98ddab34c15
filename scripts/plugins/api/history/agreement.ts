import { majorOf } from '../../../../theme/lib/versions';
import type { Page } from '../../../content/page';
import type { Problem } from '../../../lib/problems';
import type { History } from '../data';
import { rowsAbout } from '../render/history-section';
import { existsIn, firstVersions, listVersions, presenceOf } from './availability';
import { type ChangeRow, readChangeRows } from './change-rows';
import { claimsOf, type VersionClaim } from './version-claims';

/**
 * Compares versions in pages with the declarations of all versions: the first versions of symbols, on the changes page
 * and in guides, and changes that are missing on the changes page.
 * @param changes the changes page
 * @param deprecated names of deprecated symbols
 */
export async function checkAgreement(
  pages: readonly Page[],
  changes: Page,
  history: History,
  deprecated: readonly string[],
): Promise<Problem[]> {
  const rows = readChangeRows(changes);
  const inPages = pages.map(async (page) => checkClaims(page, await claimsOf(page), rows, history));
  return [
    ...checkRows(changes, rows, history),
    ...findMissingRows(changes, rows, history, deprecated),
    ...(await Promise.all(inPages)).flat(),
  ];
}

/** Checks that rows name only symbols of their version. */
function checkRows({ file }: Page, rows: readonly ChangeRow[], history: History): Problem[] {
  return rows.flatMap(({ versions, names, line }) =>
    versions.flatMap((version) =>
      [...names].flatMap((name): Problem[] => {
        if (!history.symbols[name] || existsIn(presenceOf(history, name), version)) return [];
        const message = `Version ${version} has no ${name}: it was added in ${listVersions(first(name, history))}.`;
        return [{ file, line, column: 1, message, remedy: 'Correct the version or the name.' }];
      }),
    ),
  );
}

/** Finds added, changed and deprecated symbols without a row. */
function findMissingRows(
  { file }: Page,
  rows: readonly ChangeRow[],
  history: History,
  deprecated: readonly string[],
): Problem[] {
  const lineOf = (version: string) => rows.find(({ versions }) => versions.includes(version))?.line;
  const missing = (version: string, message: string): Problem => ({
    file,
    line: lineOf(version),
    column: 1,
    message,
    remedy: 'Add a row that names it and explains the change to readers.',
  });
  return Object.entries(history.symbols).flatMap(([name, { added, changes }]) => [
    // Types belong to functions, so the rows of functions cover them.
    ...(/^(?:with|rx|http|update|clear)[A-Z]/.test(name) ? added : [])
      .filter((version) => !hasRow(name, version, rows))
      .map((version) =>
        missing(version, `Version ${version} added ${name}, but no row mentions it.`),
      ),
    ...changes
      .filter(
        (change) => change.kind === 'changed' && !rowsAbout(name, change, history, rows).length,
      )
      .map(({ version, of }) =>
        missing(
          version,
          `Version ${version} changed ${name} (in ${of?.join(', ')}), but no row mentions it.`,
        ),
      ),
    ...(deprecated.includes(name) &&
    !rows.some(({ names, text }) => names.has(name) && /\bdeprecated\b/.test(text))
      ? [missing('', `${name} is deprecated, but no row says since which version.`)]
      : []),
  ]);
}

/** Checks that the first versions that a page states match the declarations. */
function checkClaims(
  page: Page,
  claims: readonly VersionClaim[],
  rows: readonly ChangeRow[],
  history: History,
): Problem[] {
  return claims.flatMap(({ name, stated, kind, line, column }): Problem[] => {
    const expected = first(name, history);
    const versions = stated.split(/, | and /);
    const problem = (reason: string): Problem[] => [
      {
        file: page.file,
        line,
        column,
        message: `The page says that ${name} has existed since ${stated}: ${reason}.`,
        remedy: 'Correct the version, here or on the changes page.',
      },
    ];
    if (expected.length === 0) {
      const isListed = kind !== 'names' || versions.every((one) => hasRow(name, one, rows));
      return isListed ? [] : problem('no row on the changes page mentions that version');
    }
    const isRight =
      versions.every((one) => isFirst(name, one, history)) && isCovered(expected, versions);
    return isRight ? [] : problem(`it was added in ${listVersions(expected)}`);
  });
}

const hasRow = (name: string, version: string, rows: readonly ChangeRow[]) =>
  rows.some(({ names, versions }) => names.has(name) && isCovered([version], versions));

const first = (name: string, history: History) => firstVersions(presenceOf(history, name));

/** Returns whether a version, with or without patch number, is the first of its major version that has a symbol. */
function isFirst(name: string, stated: string, history: History): boolean {
  const sameMajor = Object.keys(history.versions).filter(
    (version) => majorOf(version) === majorOf(stated),
  );
  const earliest = sameMajor.find((version) => existsIn(presenceOf(history, name), version));
  return earliest !== undefined && isCovered([stated], [earliest]);
}

const isCovered = (expected: readonly string[], stated: readonly string[]) =>
  expected.every((one) => stated.some((other) => sameVersion(one, other)));

/** Compares versions. 19.2 means 19.2.0. */
const sameVersion = (a: string, b: string) => a === b || a === `${b}.0` || `${a}.0` === b;

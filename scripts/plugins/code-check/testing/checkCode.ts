import { readFileSync } from 'node:fs';
import { parseTypeScript } from '../../../../theme/lib/syntax/parser';
import { check } from '../../../../theme/plugins/code-check/check/check';
import type { CheckData, Report } from '../../../../theme/plugins/code-check/check/types';
import { inProject, ROOT } from '../../../lib/paths';
import type { History } from '../../api';
import { readChangeRows } from '../../api/history/change-rows';
import { loadModel } from '../../api/load-model';
import { apiEntryPoints } from '../../compiler/entry-points';
import { readPackage } from '../../compiler/package';
import { versionOf } from '../../versions';
import { releasesOf } from '../../versions/releases';
import { checkData } from '../data';

const read = (file: string) => readFileSync(inProject(file), 'utf8');

async function loadData(): Promise<CheckData> {
  const history: History = JSON.parse(read('scripts/plugins/api/data/history.json'));
  const model = await loadModel(readPackage(apiEntryPoints, ROOT));
  const entries = model.symbols.map((symbol) => ({ symbol, href: `/docs/api/${symbol.name}` }));
  const rows = readChangeRows({ source: read('docs/docs/changes.mdx') });
  const releases = releasesOf(history, rows, (name) => ({
    href: `/docs/api/${name}`,
    extension: name,
  }));
  return checkData({ history, entries }, releases);
}

/** The facts about the library, as on the site. */
export const data = await loadData();

/** Returns a version. A major version is treated as its newest release. */
export function releaseOf(text: string) {
  const release = versionOf(text, data.versions.slice());
  if (!release) throw new Error(`There is no version ${text}.`);
  return release;
}

/** Checks files by name. */
export const checkCode = (
  files: Readonly<Record<string, string>>,
  { from, to = '22' }: { from?: string; to?: string } = {},
): Report =>
  check(
    Object.entries(files).map(([name, text]) => ({ name, text })),
    { from: from === undefined ? undefined : releaseOf(from), to: releaseOf(to) },
    data,
    parseTypeScript,
  );

/** Returns the findings of a report, each on one line: file, lines, kind and message. */
export const linesOf = ({ findings }: Report): string[] =>
  findings.map(({ kind, file, lines, message }) => `${file}:${lines.join()} ${kind}: ${message}`);

import { CHANGES_ROUTE } from '../../../config/pages';
import { majorOf } from '../../../lib/versions';
import type { CheckData, Report } from '../check/types';

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/** Returns a sentence about the result. */
export function statusOf({ findings, symbols, to }: Report, files: number): string {
  if (files === 0) return 'Nothing could be checked.';
  const where = `${files > 1 ? ` in ${files} files` : ''} for version ${to.version}`;
  if (findings.length > 0) return `${counted(findings.length, 'finding')}${where}.`;
  return symbols.length > 0 ? `Nothing found${where}.` : 'Nothing found.';
}

/** Returns the address of the steps from one version to the other. */
export function compareLink({ from, to }: Report, data: CheckData): string | undefined {
  if (!from || data.versions.indexOf(from) >= data.versions.indexOf(to)) return undefined;
  return `${CHANGES_ROUTE}?from=${from.version}&to=${majorOf(to.version)}`;
}

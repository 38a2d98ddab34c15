import type { Release } from '../Upgrade/compareVersions';
import { type CheckData, checkCode } from './code';
import { checkPackageJson, type Result } from './packageJson';

/** Maximum length of a text in characters, so that the page stays responsive. */
export const MAX_LENGTH = 500_000;

/** The chosen version is that of the reader. Code is checked for the version `to`. */
export function check(
  text: string,
  chosen: Release | undefined,
  to: Release,
  versions: readonly Release[],
  data: CheckData,
): Result {
  if (text.includes('\0')) return { findings: [], summary: 'This is not text.' };
  if (text.length > MAX_LENGTH) {
    return {
      findings: [],
      summary: `The text is longer than ${MAX_LENGTH.toLocaleString('en')} characters.`,
    };
  }
  return /^\uFEFF?\s*\{\s*(?:"|\})/.test(text)
    ? checkPackageJson(text, versions, chosen)
    : checkCode(text, to, versions, data);
}

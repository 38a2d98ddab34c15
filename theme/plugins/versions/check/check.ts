import type { Release } from '../Upgrade/upgradeSteps';
import { readDependencies } from './dependencies';
import type { Place } from './files';
import { type Project, readProject } from './project';

/** A place that needs a change. */
export interface Finding extends Place {
  /** Markdown with code and links. */
  message: string;
  /** The page that explains it. */
  href?: string | undefined;
}

/** The result of a check. */
export interface Result {
  findings: readonly Finding[];
  /** What the check knows about the text as a whole, in Markdown. */
  summary: string;
}

/** Maximum length of a text in characters. Lock files of large projects have about a million. */
export const MAX_LENGTH = 5_000_000;

/** Maximum length of code, which takes longer to read than a list. */
export const MAX_CODE_LENGTH = 500_000;

/** A result that is only a sentence, in Markdown. */
export const summarize = (summary: string): Result => ({ findings: [], summary });

/** The result for a text that is neither a list of packages nor code. */
export const UNKNOWN = summarize(
  'This is no `package.json`, no lock file, and no code that uses the toolkit or NgRx.',
);

/**
 * Checks a text that lists packages.
 *
 * @param chosen the reader's version, which counts if the list accepts any
 * @returns a result without a project if the text cannot be read, or undefined if it is empty or may be code
 */
export function checkList(
  text: string,
  releases: readonly Release[],
  chosen?: Release,
): Project | Result | undefined {
  if (!text.trim()) return undefined;
  if (text.includes('\0')) return summarize('This is not text.');
  if (text.length > MAX_LENGTH) {
    return summarize(`The text is longer than ${MAX_LENGTH.toLocaleString('en')} characters.`);
  }
  const read = readDependencies(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
  if (typeof read === 'string') return summarize(read);
  return read && readProject(read, text, releases, chosen);
}

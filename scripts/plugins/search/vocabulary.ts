import { readFileSync } from 'node:fs';
import { inProject } from '../../lib/paths';

/**
 * The list of frequent words, which is committed, because the edit of a page must not change what the other files of
 * the index mean. Pages may contain any other word. `npm run search:words` collects the words again.
 */
export const VOCABULARY_FILE = inProject('scripts/plugins/search/vocabulary.txt');

/** Returns the words, separated by spaces. */
export const vocabularyWords = (): string =>
  readFileSync(VOCABULARY_FILE, 'utf8').trim().split('\n').join(' ');

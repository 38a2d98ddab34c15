/** `npm run search:words` collects the words that are frequent in the index of the built site. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packed } from '../../../theme/plugins/search/packing';
import { listed, MAX_WORDS, SPACED_WORD } from '../../../theme/plugins/search/vocabulary';
import { readBuiltIndex } from './built-index';
import { groupByShard } from './index-files';
import { VOCABULARY_FILE } from './vocabulary';

/**
 * Minimum values for a word in the vocabulary: its number of occurrences, the number of files that contain it, and its
 * length with the space before it.
 */
const MIN = { times: 2, files: 2, length: 3 } as const;

const times = new Map<string, number>();
const files = new Map<string, number>();
const add = (counts: Map<string, number>, words: Iterable<string>) => {
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
};
for (const group of groupByShard(readBuiltIndex('dist'))) {
  const words = group.flatMap((page) => packed(page).match(SPACED_WORD) ?? []);
  add(times, words);
  add(files, new Set(words));
}
const words = [...times]
  .filter(
    ([word, count]) =>
      count >= MIN.times && (files.get(word) ?? 0) >= MIN.files && word.length >= MIN.length,
  )
  .sort(([a, timesOfA], [b, timesOfB]) => timesOfB - timesOfA || (a < b ? -1 : 1))
  .slice(0, MAX_WORDS)
  .map(([word]) => listed(word));
await writeFile(VOCABULARY_FILE, `${words.join('\n')}\n`);
console.log(
  `Collected ${words.length} words in ${path.relative('.', VOCABULARY_FILE)}. Build the site again.`,
);

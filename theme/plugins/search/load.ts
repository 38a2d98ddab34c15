import { withBase } from '../../lib/base';
import { loadOnce } from '../../lib/loadOnce';
import { createEngine, type SearchEngine } from './engine';
import { SEARCH_INDEX_FOLDER, SEARCH_INDEX_MANIFEST } from './location';
import { unpacked } from './packing';
import type { IndexManifest, IndexShard, IndexWords } from './types';
import { vocabularyOf } from './vocabulary';

/** Thrown if the search index is missing or damaged. A later attempt may succeed. */
class SearchIndexError extends Error {
  override name = 'SearchIndexError';
}

/**
 * Loads the engine with the site's index.
 *
 * @throws SearchIndexError if a file of the index cannot be loaded or is damaged
 */
export const loadEngine = loadOnce(() =>
  load(withBase(`/${SEARCH_INDEX_FOLDER}/`)).catch((error: unknown) => {
    console.warn(error);
    throw error;
  }),
);

async function load(folder: string): Promise<SearchEngine> {
  const { words, shards } = await read<IndexManifest>(
    `${folder}${SEARCH_INDEX_MANIFEST}`,
    ({ words, shards }) => typeof words === 'string' && Array.isArray(shards),
  );
  const [vocabulary, ...parts] = await Promise.all([
    read<IndexWords>(`${folder}${words}`, (list) => typeof list.words === 'string'),
    ...shards.map((name) =>
      read<IndexShard>(`${folder}${name}`, ({ pages }) => Array.isArray(pages)),
    ),
  ]);
  try {
    const { decode } = vocabularyOf(vocabulary.words);
    return createEngine(parts.flatMap(({ pages }) => pages.map((page) => unpacked(decode(page)))));
  } catch (cause) {
    throw new SearchIndexError(`The search index in ${folder} is damaged.`, { cause });
  }
}

/** Fetches one file of the index. */
async function read<T>(url: string, isValid: (content: Partial<T>) => boolean): Promise<T> {
  let content: T | null;
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} returned ${response.status}`);
    content = await response.json();
  } catch (cause) {
    throw new SearchIndexError(`${url} could not be loaded.`, { cause });
  }
  if (!content || !isValid(content)) throw new SearchIndexError(`${url} is damaged.`);
  return content;
}

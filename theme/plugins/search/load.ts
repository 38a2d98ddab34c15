import { useCallback, useEffect, useState } from 'react';
import { withBase } from '../../lib/base';
import { loadOnce } from '../../lib/loadOnce';
import { createEngine, type SearchEngine } from './engine';
import {
  restored,
  SEARCH_INDEX_FOLDER,
  SEARCH_INDEX_MANIFEST,
  type StoredPage,
} from './indexFormat';

/** The search index is missing or damaged. A later attempt may succeed. */
class SearchIndexError extends Error {
  override name = 'SearchIndexError';
}

/** Loads the engine while the component is mounted. */
export function useEngine() {
  const [engine, setEngine] = useState<SearchEngine>();
  const [failed, setFailed] = useState(false);
  const retry = useCallback(() => {
    setFailed(false);
    loadEngine().then(setEngine, () => setFailed(true));
  }, []);
  useEffect(retry, [retry]);
  return { engine, failed, retry };
}

/**
 * Loads the engine with the site's index.
 *
 * @throws SearchIndexError
 */
export const loadEngine = loadOnce(() =>
  load(withBase(`/${SEARCH_INDEX_FOLDER}/`)).catch((error: unknown) => {
    console.warn(error);
    throw error;
  }),
);

async function load(folder: string): Promise<SearchEngine> {
  const names = await readList<string>(folder + SEARCH_INDEX_MANIFEST);
  const files = await Promise.all(names.map((name) => readList<StoredPage>(folder + name)));
  try {
    return createEngine(files.flat().map(restored));
  } catch (cause) {
    throw new SearchIndexError(`The search index in ${folder} is damaged.`, { cause });
  }
}

async function readList<T>(url: string): Promise<T[]> {
  let content: unknown;
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} returned ${response.status}`);
    content = await response.json();
  } catch (cause) {
    throw new SearchIndexError(`${url} could not be loaded.`, { cause });
  }
  if (!Array.isArray(content)) throw new SearchIndexError(`${url} is damaged.`);
  return content;
}

import { useCallback, useEffect, useState } from 'react';
import { withBase } from '../../lib/base';
import { loadOnce } from '../../lib/loadOnce';
import { createEngine, type SearchEngine } from './engine';
import { createExplainer, type ErrorAnswer, pagesNamedIn } from './explain';
import {
  type IndexedPage,
  restored,
  SEARCH_INDEX_MANIFEST,
  type StoredIndex,
  type Texts,
} from './indexFormat';

/** The search index is missing or damaged. A later attempt may succeed. */
class SearchIndexError extends Error {
  override name = 'SearchIndexError';
}

interface LoadedSearch extends SearchEngine {
  /** The sections that explain each message in a text. */
  explain(text: string): ErrorAnswer[];
  /** The pages about symbols that a text names. */
  pagesNamedIn(text: string): IndexedPage[];
}

/** Loads the engine while the component is mounted. */
export function useEngine() {
  const [engine, setEngine] = useState<LoadedSearch>();
  const [failed, setFailed] = useState(false);
  const retry = useCallback(() => {
    setFailed(false);
    loadEngine().then(setEngine, () => setFailed(true));
  }, []);
  useEffect(retry, [retry]);
  return { engine, failed, retry };
}

/** @throws SearchIndexError */
export const loadEngine = loadOnce(() =>
  load().catch((error: unknown) => {
    console.warn(error);
    throw error;
  }),
);

async function load(): Promise<LoadedSearch> {
  const manifest = withBase(`/${SEARCH_INDEX_MANIFEST}`);
  const files = await readJson(manifest);
  if (!Array.isArray(files)) throw new SearchIndexError(`The list in ${manifest} is damaged.`);
  const [index, ...texts] = await Promise.all(files.map((file) => readJson(withBase(`/${file}`))));
  try {
    const pages = restored(index as StoredIndex, ...(texts as Texts[]));
    const explain = createExplainer(pages);
    return {
      ...createEngine(pages, explain),
      explain,
      pagesNamedIn: (text) => pagesNamedIn(text, pages),
    };
  } catch (cause) {
    throw new SearchIndexError(`The search index in ${manifest} is damaged.`, { cause });
  }
}

async function readJson(url: string): Promise<unknown> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} returned ${response.status}`);
    return await response.json();
  } catch (cause) {
    throw new SearchIndexError(`${url} could not be loaded.`, { cause });
  }
}

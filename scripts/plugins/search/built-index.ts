import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SEARCH_INDEX_FOLDER, SEARCH_INDEX_MANIFEST } from '../../../theme/plugins/search/location';
import { unpacked } from '../../../theme/plugins/search/packing';
import type {
  IndexedPage,
  IndexManifest,
  IndexShard,
  IndexWords,
} from '../../../theme/plugins/search/types';
import { vocabularyOf } from '../../../theme/plugins/search/vocabulary';

/**
 * Reads the pages in the search index of a built site.
 *
 * @throws if there is no index
 */
export function readBuiltIndex(dist: string): IndexedPage[] {
  const folder = path.join(dist, SEARCH_INDEX_FOLDER);
  if (!existsSync(path.join(folder, SEARCH_INDEX_MANIFEST))) {
    throw new Error(`There is no search index in ${folder}. Build the site first: npm run build`);
  }
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const { words, shards }: IndexManifest = JSON.parse(read(SEARCH_INDEX_MANIFEST));
  const { decode } = vocabularyOf((JSON.parse(read(words)) as IndexWords).words);
  return shards.flatMap((name) =>
    (JSON.parse(read(name)) as IndexShard).pages.map((page) => unpacked(decode(page))),
  );
}

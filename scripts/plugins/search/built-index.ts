import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SEARCH_INDEX_FOLDER, SEARCH_INDEX_MANIFEST } from '../../../theme/plugins/search/location';
import { unpacked } from '../../../theme/plugins/search/packing';
import type { IndexedPage, IndexManifest, IndexShard } from '../../../theme/plugins/search/types';

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
  const { shards }: IndexManifest = JSON.parse(read(SEARCH_INDEX_MANIFEST));
  return shards.flatMap((name) => (JSON.parse(read(name)) as IndexShard).pages.map(unpacked));
}

import { createHash } from 'node:crypto';
import { API_ROUTE } from '../../../theme/config/docs';
import { SEARCH_INDEX_MANIFEST } from '../../../theme/plugins/search/location';
import { packed } from '../../../theme/plugins/search/packing';
import type { IndexedPage, IndexManifest, IndexShard } from '../../../theme/plugins/search/types';

/**
 * Number of pages in a file. The pages of the API reference share one file. The others are split, so that an edit does
 * not update all of them, but not further, because similar pages compress better together.
 */
const PAGES_PER_SHARD = 5;

/** Length of the hash in a file's name, in hexadecimal digits. */
const HASH_LENGTH = 10;

/** Returns the contents of the index files by name. Each name contains a hash, except that of the manifest. */
export function indexFiles(pages: IndexedPage[]): Map<string, string> {
  const files = new Map<string, string>();
  const names: string[] = [];
  for (const group of groupByShard(pages)) {
    const shard: IndexShard = { pages: group.map(packed) };
    const content = JSON.stringify(shard);
    const name = `${createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH)}.json`;
    names.push(`shard.${name}`);
    files.set(`shard.${name}`, content);
  }
  const manifest: IndexManifest = { shards: names };
  files.set(SEARCH_INDEX_MANIFEST, JSON.stringify(manifest));
  return files;
}

function groupByShard(pages: IndexedPage[]): IndexedPage[][] {
  const sorted = pages.toSorted((a, b) => compare(a.path, b.path));
  const isApi = ({ path }: IndexedPage) => path.startsWith(API_ROUTE);
  const others = sorted.filter((page) => !isApi(page));
  // Symbols of the same guide share types, so they compress better next to each other.
  const groups = [sorted.filter(isApi).sort((a, b) => compare(a.guide ?? '', b.guide ?? ''))];
  for (let start = 0; start < others.length; start += PAGES_PER_SHARD) {
    groups.push(others.slice(start, start + PAGES_PER_SHARD));
  }
  return groups.filter((group) => group.length > 0);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

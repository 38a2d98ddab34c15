import { createHash } from 'node:crypto';
import { API_ROUTE } from '../../../theme/config/docs';
import { SEARCH_INDEX_MANIFEST } from '../../../theme/plugins/search/location';
import { packed } from '../../../theme/plugins/search/packing';
import type {
  IndexedPage,
  IndexManifest,
  IndexShard,
  IndexWords,
} from '../../../theme/plugins/search/types';
import { vocabularyOf } from '../../../theme/plugins/search/vocabulary';
import { vocabularyWords } from './vocabulary';

/**
 * Number of pages in a file. The pages of the API reference share one file. The others are split, so that an edit does
 * not update all of them, but not further, because similar pages compress better together.
 */
const PAGES_PER_SHARD = 5;

/** Length of the hash in a file's name, in hexadecimal digits. */
const HASH_LENGTH = 10;

/** Returns the contents of the index files by name. Each name contains a hash, except that of the manifest. */
export function indexFiles(pages: IndexedPage[], words = vocabularyWords()): Map<string, string> {
  const files = new Map<string, string>();
  const add = (name: string, data: IndexShard | IndexWords) => {
    const content = JSON.stringify(data);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
    const file = `${name}.${hash}.json`;
    files.set(file, content);
    return file;
  };
  const { encode } = vocabularyOf(words);
  const manifest: IndexManifest = {
    words: add('words', { words }),
    shards: groupByShard(pages).map((group) =>
      add('shard', { pages: group.map((page) => encode(packed(page))) }),
    ),
  };
  files.set(SEARCH_INDEX_MANIFEST, JSON.stringify(manifest));
  return files;
}

/** Returns the pages of each file. */
export function groupByShard(pages: IndexedPage[]): IndexedPage[][] {
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

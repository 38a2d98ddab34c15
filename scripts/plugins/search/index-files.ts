import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { API_ROUTE } from '../../../theme/config/docs';
import {
  type IndexedPage,
  restored,
  SEARCH_INDEX_FOLDER,
  SEARCH_INDEX_MANIFEST,
  type StoredPage,
  stored,
} from '../../../theme/plugins/search/indexFormat';

/** Size limit of the index in gzipped bytes, about 630 per page. All of it loads when the search opens. */
export const INDEX_BUDGET = 90_100;

/**
 * Number of pages in a file. The pages of the API reference share one file. The others are split, so that an edit does
 * not update all of them, but not further, because similar pages compress better together.
 */
const PAGES_PER_FILE = 5;

/** Length of the hash in a file's name, in hexadecimal digits. */
const HASH_LENGTH = 10;

/** Returns the contents of the index files by name. Each name contains a hash, except that of the manifest. */
export function indexFiles(pages: readonly IndexedPage[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const group of grouped(pages)) {
    const content = JSON.stringify(group.map(stored));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
    files.set(`pages.${hash}.json`, content);
  }
  return files.set(SEARCH_INDEX_MANIFEST, JSON.stringify([...files.keys()]));
}

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
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  const names: string[] = read(SEARCH_INDEX_MANIFEST);
  return names.flatMap((name) => (read(name) as StoredPage[]).map(restored));
}

function grouped(pages: readonly IndexedPage[]): IndexedPage[][] {
  const sorted = pages.toSorted((a, b) => compare(a.path, b.path));
  const isApi = ({ path }: IndexedPage) => path.startsWith(API_ROUTE);
  const others = sorted.filter((page) => !isApi(page));
  // Symbols of the same guide share types, and those with similar names their words, so they compress better next to
  // each other.
  const order = ({ guide = '', title }: IndexedPage) => guide + title;
  const groups = [sorted.filter(isApi).sort((a, b) => compare(order(a), order(b)))];
  for (let start = 0; start < others.length; start += PAGES_PER_FILE) {
    groups.push(others.slice(start, start + PAGES_PER_FILE));
  }
  return groups.filter((group) => group.length > 0);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

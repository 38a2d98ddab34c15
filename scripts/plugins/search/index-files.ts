import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { API_ROUTE } from '../../../theme/config/docs';
import {
  type IndexedPage,
  restored,
  SEARCH_INDEX_FOLDER,
  SEARCH_INDEX_MANIFEST,
  stored,
  textsIn,
} from '../../../theme/plugins/search/indexFormat';

/** Size limit of the index in gzipped bytes, about 620 per page. All of it loads when the search opens. */
export const INDEX_BUDGET = 90_000;

/**
 * Number of files for the texts of guides: enough that an edit does not update much, but not more, because texts
 * compress better together. The other fields change less often, and so do all fields of the API reference.
 */
const TEXT_FILES = 6;

/** Length of the hash in a file's name, in hexadecimal digits. */
const HASH_LENGTH = 10;

/** The contents of the index files by path. Each path contains a hash, except that of the manifest. */
export function indexFiles(pages: readonly IndexedPage[]): Map<string, string> {
  const isApi = ({ path }: IndexedPage) => path.startsWith(API_ROUTE);
  const sorted = pages.toSorted((a, b) => compare(a.path, b.path));
  // Symbols of the same guide share types, so they compress better next to each other.
  const api = sorted.filter(isApi).sort((a, b) => compare(a.guide ?? '', b.guide ?? ''));
  const others = sorted.filter((page) => !isApi(page));
  // Neighbors, such as the guides of all features, go to different files, so that these are of similar size.
  const groups = Array.from({ length: TEXT_FILES }, (_, file) =>
    others.filter((_, at) => at % TEXT_FILES === file),
  );
  const files = new Map<string, string>();
  const add = (prefix: string, value: unknown) => {
    const content = JSON.stringify(value);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
    files.set(`${SEARCH_INDEX_FOLDER}/${prefix}.${hash}.json`, content);
  };
  add('pages', stored([...api, ...others], isApi));
  for (const group of groups) {
    add('texts', Object.fromEntries(group.map((page) => [page.path, textsIn(page)])));
  }
  return files.set(SEARCH_INDEX_MANIFEST, JSON.stringify([...files.keys()]));
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** @throws if the site has no index */
export function readBuiltIndex(dist: string): IndexedPage[] {
  if (!existsSync(path.join(dist, SEARCH_INDEX_MANIFEST))) {
    throw new Error(`There is no search index in ${dist}. Build the site first: npm run build`);
  }
  const read = (file: string) => JSON.parse(readFileSync(path.join(dist, file), 'utf8'));
  const [index, ...texts] = read(SEARCH_INDEX_MANIFEST).map(read);
  return restored(index, ...texts);
}

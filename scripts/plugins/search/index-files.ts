import { createHash } from 'node:crypto';
import { API_ROUTE } from '../../../theme/config/docs';
import { tutorialStepOf } from '../../../theme/config/tutorial';
import { SEARCH_INDEX_MANIFEST } from '../../../theme/plugins/search/location';
import { idOf } from '../../../theme/plugins/search/tokens';
import type { IndexedPage, IndexManifest, IndexShard } from '../../../theme/plugins/search/types';

/** Pages of the API share one file, and so do the short steps of the tutorial; guides are spread, so that an edited one costs little. */
const GUIDES_PER_SHARD = 4;

/** Length of the hash in a file's name, in hexadecimal digits. */
const HASH_LENGTH = 10;

/** The index as files: name to content. The manifest has a fixed name, the others carry a hash. */
export function indexFiles(pages: IndexedPage[]): Map<string, string> {
  const files = new Map<string, string>();
  const names: string[] = [];
  for (const group of groupsOf(pages)) {
    const shard: IndexShard = { pages: group.map(withoutUsualIds) };
    const content = JSON.stringify(shard);
    const name = `${createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH)}.json`;
    names.push(`shard.${name}`);
    files.set(`shard.${name}`, content);
  }
  const manifest: IndexManifest = { shards: names };
  files.set(SEARCH_INDEX_MANIFEST, JSON.stringify(manifest));
  return files;
}

function groupsOf(pages: IndexedPage[]): IndexedPage[][] {
  const api: IndexedPage[] = [];
  const tutorial: IndexedPage[] = [];
  const others: IndexedPage[] = [];
  for (const page of pages.toSorted((a, b) => compare(a.path, b.path))) {
    const isApi = page.path.startsWith(API_ROUTE);
    (isApi ? api : tutorialStepOf(page.path) < 0 ? others : tutorial).push(page);
  }
  // Symbols of one guide have the same types behind them: side by side, they take less.
  const groups = [api.sort((a, b) => compare(a.guide ?? '', b.guide ?? '')), tutorial];
  for (let at = 0; at < others.length; at += GUIDES_PER_SHARD) {
    groups.push(others.slice(at, at + GUIDES_PER_SHARD));
  }
  return groups.filter((group) => group.length > 0);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** A page without the ids that follow from its headings: every visitor who searches loads the index. */
const withoutUsualIds = ({ sections, ...page }: IndexedPage): IndexedPage => ({
  ...page,
  sections: sections.map(({ id, ...section }) =>
    id === idOf(section.heading) ? section : { id, ...section },
  ),
});

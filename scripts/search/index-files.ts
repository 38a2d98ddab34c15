import { createHash } from 'node:crypto';
import { SEARCH_INDEX_MANIFEST } from '../../theme/Search/location';
import { fold, isStopWord, stem, tokensOf } from '../../theme/Search/tokens';
import type { IndexedPage, IndexManifest, IndexShard } from '../../theme/Search/types';
import type { Section } from '../content/search-sections';

/** A page with the whole text of its sections. */
export interface IndexablePage extends Omit<IndexedPage, 'sections'> {
  sections: Section[];
}

/** Length of the beginning of a section that results show, in characters. */
const EXCERPT_LENGTH = 120;

/** Pages of the API share one file; guides are spread, so that an edited one costs little. */
const GUIDES_PER_SHARD = 4;

/** Length of the hash in a file's name, in hexadecimal digits. */
const HASH_LENGTH = 10;

/** The index as files: name to content. The manifest has a fixed name, the others carry a hash. */
export function indexFiles(pages: IndexablePage[]): Map<string, string> {
  const files = new Map<string, string>();
  const names: string[] = [];
  for (const group of groupsOf(pages)) {
    const shard: IndexShard = { pages: group.map(indexedPage) };
    const content = JSON.stringify(shard);
    const name = `${createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH)}.json`;
    names.push(`shard.${name}`);
    files.set(`shard.${name}`, content);
  }
  const manifest: IndexManifest = { shards: names };
  files.set(SEARCH_INDEX_MANIFEST, JSON.stringify(manifest));
  return files;
}

function groupsOf(pages: IndexablePage[]): IndexablePage[][] {
  const sorted = pages.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const isApi = ({ path }: IndexablePage) => path.startsWith('/docs/api');
  const groups = [sorted.filter(isApi)];
  const others = sorted.filter((page) => !isApi(page));
  for (let at = 0; at < others.length; at += GUIDES_PER_SHARD) {
    groups.push(others.slice(at, at + GUIDES_PER_SHARD));
  }
  return groups.filter((group) => group.length > 0);
}

/** Keeps of each section how it begins, and its other words once. */
function indexedPage({ path, title, kind, sections }: IndexablePage): IndexedPage {
  return {
    path,
    title,
    kind,
    sections: sections.map(({ heading, id, text }) => {
      const excerpt = excerptOf(text);
      return { heading, id, excerpt, words: otherWords(title, { heading, id, text }, excerpt) };
    }),
  };
}

/** The beginning of a text, cut at a word. */
export function excerptOf(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', EXCERPT_LENGTH))} …`;
}

function otherWords(title: string, { heading, text }: Section, excerpt: string): string {
  const known = new Set(tokensOf(`${title} ${heading} ${excerpt}`).map(stem));
  const words: string[] = [];
  for (const [word] of text.matchAll(/[\p{L}\p{N}_$]+/gu)) {
    const key = stem(fold(word));
    if (key.length < 2 || known.has(key) || isStopWord(fold(word))) continue;
    known.add(key);
    // The case of a name in camelCase tells its parts; of other words nothing.
    words.push(/\p{Ll}\p{Lu}/u.test(word) ? word : fold(word));
  }
  return words.toSorted().join(' ');
}

import type { Explanation } from './explanation';
import type { PackedPage } from './packing';

/** Kind of a page, for results and filters. */
export type PageKind = 'guide' | 'function' | 'interface' | 'type' | 'variable' | 'page';

/** A section of a page that a result can link to: the text below one heading. */
export interface IndexedSection {
  /** The heading's text; empty for the text before the first heading. */
  heading: string;
  /** The heading's id, which is empty for the top of the page. Missing if it is the default one (`idOf`). */
  id?: string;
  /** Its text, without code. */
  text: string;
  /** Words of readers that the text lacks. They find the section, but are not shown. */
  asked?: string;
}

export interface IndexedPage {
  /** Address below the base path, with a leading slash. */
  path: string;
  title: string;
  kind: PageKind;
  /** For symbols: path of the guide about it. */
  guide?: string;
  /** For symbols: source of the declarations. */
  signatures?: string[];
  sections: IndexedSection[];
}

/** A part of the index. A change of one page changes only one of these files. */
export interface IndexShard {
  /** Encoded with the words (`vocabulary.ts`). */
  pages: PackedPage[];
}

/** The words that are stored as characters in the other parts. */
export interface IndexWords {
  /** Separated by spaces. */
  words: string;
}

/** The file that lists the others, which are beside it. */
export interface IndexManifest {
  /** Name of the file with the words. */
  words: string;
  /** Names of the shards' files. */
  shards: string[];
}

/** Code with a part that matches. */
export interface MarkedCode {
  text: string;
  /** Start and end of the part. */
  from: number;
  to: number;
}

/** A page in the list of results. */
export interface PageResult {
  path: string;
  title: string;
  kind: PageKind;
  /** Excerpt of the best match. */
  excerpt: string;
  /** The matching part of its signature, which replaces the excerpt. */
  code?: MarkedCode;
  score: number;
  /** Matching sections, without the text before the first heading. */
  sections: SectionResult[];
}

export interface SectionResult {
  heading: string;
  /** Address of the section below the base path. */
  path: string;
  excerpt: string;
  code?: MarkedCode;
  score: number;
}

export interface SearchAnswer {
  /** The best pages. */
  pages: PageResult[];
  /** The total number of matching pages. */
  total: number;
  /** The matched index terms, to be highlighted in titles and excerpts. */
  terms: ReadonlySet<string>;
  /** Path of the section that Enter opens, unless the query names the first page. */
  best?: string;
  /** Whether the answer explains an error. Missing unless the query is an error message. */
  explanation?: Explanation;
}

/** What a page is, as the search shows it and as its filters name it. */
export type PageKind = 'guide' | 'function' | 'interface' | 'type' | 'variable' | 'page';

/** A part of a page that a result can lead to: what stands below one heading. */
export interface IndexedSection {
  /** The heading's text; empty for what stands before the first heading. */
  heading: string;
  /** The heading's id, empty for the top of the page; missing where it is the usual one (`idOf`). */
  id?: string;
  /** What it says, without code. */
  text: string;
}

export interface IndexedPage {
  /** Address below the site's base, with a leading slash. */
  path: string;
  title: string;
  kind: PageKind;
  /** Of a symbol: the path of the guide about it. */
  guide?: string;
  /** Of a symbol: its declarations, as source. */
  signatures?: string[];
  sections: IndexedSection[];
}

/** A part of the index: a deploy that changes one page changes one of these files. */
export interface IndexShard {
  pages: IndexedPage[];
}

/** The file that names the others. */
export interface IndexManifest {
  /** Names of the shards' files, beside this one. */
  shards: string[];
}

/** A page in the list of results. */
export interface PageResult {
  path: string;
  title: string;
  kind: PageKind;
  /** What it says about the query. */
  excerpt: string;
  score: number;
  /** Sections that hold words of the query, without what stands before the first heading. */
  sections: SectionResult[];
}

export interface SectionResult {
  heading: string;
  /** Where the section is, below the site's base. */
  path: string;
  excerpt: string;
  score: number;
}

export interface SearchAnswer {
  pages: PageResult[];
  /** The terms of the index that the query met: what to mark in titles and excerpts. */
  terms: ReadonlySet<string>;
  /** Where a section answers better than its page does as a whole: what Enter opens. */
  best?: string;
}

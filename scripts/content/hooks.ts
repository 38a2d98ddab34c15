import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import type { CodeLink } from '../../theme/content/Code/codeHtml';
import type { Problem } from '../lib/problems';
import type { Component } from './components/component';
import type { Page } from './page';
import type { Section } from './sections';

/** Data that is extracted from finished pages. Each plugin merges its entries into this interface. */
export interface PageData {
  /** The text, by section. */
  sections: Section[];
}

/** What `finishPage` returns. */
export interface FinishedPage {
  data?: Partial<PageData>;
  /** Adds hints, after all plugins have read their data. */
  annotate?(): Promise<void>;
}

/** What a page depends on besides its source. */
export interface Dependencies {
  /** The state of all that follows. The page is compiled again only if it differs. */
  key?: string;
  /** Absolute paths. In development, an edit to one of them updates the page. */
  files?: readonly string[];
}

/** Hooks of a plugin into the compilation of pages. */
export interface PageHooks {
  /** Components that pages can use. */
  components?: Readonly<Record<string, Component>>;
  /** Changes the tree of a page before it is converted to HTML. */
  transformPage?(tree: Root, page: Page, report: (problem: Problem) => void): Promise<void>;
  /** Links names in a code sample to addresses without the base path. */
  codeLinks?(code: string, lang: string): CodeLink[];
  /**
   * Reads data from the finished HTML of a page, such as its sections for the search, and may then add hints to it.
   * Hints are not part of the page's text, so neither the data nor the Markdown copy contains them.
   */
  finishPage?(root: HtmlRoot, page: Page): FinishedPage;
  /** What a page depends on besides its source. */
  dependencies?(page: Page): Promise<Dependencies>;
}

import type { ElementContent, Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import type { State } from 'mdast-util-to-hast';
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

/** Hooks of a plugin into the compilation of pages. */
export interface PageHooks {
  /** Components that pages can use. */
  components?: Readonly<Record<string, Component>>;
  /**
   * Changes the tree of a page before it is converted to HTML.
   *
   * @param report reports a problem
   */
  transformPage?(tree: Root, page: Page, report: (problem: Problem) => void): Promise<void>;
  /** Renderers for node types that `transformPage` adds. Markdown copies contain the children of such nodes. */
  handlers?: Readonly<Record<string, (state: State, node: never) => ElementContent[]>>;
  /** Links names in a code sample to addresses without the base path. */
  codeLinks?(code: string, lang: string): CodeLink[];
  /** Extracts data from the finished HTML. */
  extractData?(root: HtmlRoot, page: Page): Partial<PageData>;
  /**
   * Adds hints for some readers to the finished HTML. They are not part of its text, so neither the
   * search nor the Markdown copy contains them.
   */
  annotate?(root: HtmlRoot, page: Page): Promise<void>;
  /**
   * Returns a key for everything that a page depends on besides its source. The page is rendered
   * again only if the key changes.
   */
  cacheKey?(page: Page): Promise<string>;
  /**
   * Returns other files that a page depends on. In development, the page is rendered again when one
   * of them changes.
   */
  dependenciesOf?(page: Page): readonly string[];
}

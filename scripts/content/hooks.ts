import type { ElementContent, Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import type { CodeLink } from '../../theme/content/Code/codeHtml';
import type { Problem } from '../lib/problems';
import type { Component } from './components/component';
import type { Page } from './page';

/** What plugins read from finished pages. Each declares its entries by merging into this interface. */
// biome-ignore lint/suspicious/noEmptyInterface: plugins fill it.
export interface PageData {}

/** What a plugin does to the text of pages. */
export interface PageHooks {
  /** Components that pages can use. */
  components?: Readonly<Record<string, Component>>;
  /**
   * Changes the tree of a page before it becomes HTML.
   *
   * @param report takes what is wrong
   */
  transformPage?(tree: Root, page: Page, report: (problem: Problem) => void): Promise<void>;
  /** What becomes of nodes that `transformPage` has added, by their types. Markdown copies have their children. */
  handlers?: Readonly<Record<string, (state: State, node: never) => ElementContent[]>>;
  /** Finds names in a code sample that lead somewhere; addresses without the base path. */
  codeLinks?(code: string, lang: string): CodeLink[];
  /** Reads its entries of a page's data from the finished HTML. */
  extractData?(root: HtmlRoot, page: Page): Partial<PageData>;
  /** What a page depends on besides its source. A page whose key is the same is not rendered again. */
  cacheKey?(page: Page): Promise<string>;
  /** Files besides its own that a page depends on. In development, a change in one of them renders it again. */
  dependenciesOf?(page: Page): readonly string[];
}

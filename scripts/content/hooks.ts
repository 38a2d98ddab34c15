import type { Components } from './components';
import type { Page } from './page';
import type { Section } from './sections';

/** Data that remark and rehype plugins read from pages. Each plugin merges its entries into this interface. */
export interface PageContent {
  /** The text, by section. */
  sections: Section[];
  /** All ids in the text. */
  ids: string[];
  /** The Markdown copy. */
  markdown: string;
}

/**
 * Hooks of a plugin into the compilation of pages, besides `markdown.remarkPlugins` and `markdown.rehypePlugins` of its
 * plugin for Rspress.
 */
export interface PageHooks {
  /** What the build knows about the components that the plugin adds to pages. */
  components?: Components;
  /** Absolute paths of other files that a page depends on. In development, an edit to one of them updates the page. */
  filesOf?(page: Page): readonly string[];
}

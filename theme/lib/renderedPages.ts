import type { PageNavigation } from '../config/types';

/** What the build adds to Rspress's data of a page (`usePageData`). */
export interface PageData {
  /** Undefined outside the documentation. */
  navigation?: PageNavigation;
  /** What remark and rehype plugins have read from the text, for the build (`scripts/content`). */
  compiled?: object;
}

/** What the frame shows about a page. */
export interface PageInfo {
  /** `home` and `404` have no sidebar. */
  pageType: 'doc' | 'home' | '404';
  title?: string;
  /** Undefined outside the documentation. */
  navigation?: PageNavigation;
  /** The headings for the table of contents. Their texts have backticks around code. */
  headings?: readonly { id: string; text: string; depth: number }[];
}

/** A page that has been rendered. */
export interface RenderedPage extends PageInfo {
  description?: string;
  /** The HTML of the `main` element. */
  main: string;
  /** `compiled` of its data. */
  compiled?: object;
  /** Why the page could not be rendered. */
  error?: string;
}

/**
 * What the theme renders besides documents, for the build. The theme is in a bundle of its own, so it shares no modules
 * with the build; but Rspress runs it in the same process.
 */
export interface Rendered {
  /** By route. */
  pages: Record<string, RenderedPage>;
  /** Parts of the frame that pages load separately, by name. */
  fragments: Record<string, string>;
}

declare global {
  /** Set by `theme/app/Layout.tsx`. */
  var rendered: Rendered | undefined;
}

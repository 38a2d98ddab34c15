import type { ComponentType } from 'react';

/** Parts of the frame around an article, as HTML from the build. */
export interface PageFrame {
  breadcrumbs?: string;
  contents?: string;
  /** Edit link, and links to the previous and next page. */
  foot?: string;
}

/** Input for rendering a page's document and file, created by `scripts/content/content.ts`. */
export interface PageParts extends PageFrame {
  title?: string;
  description?: string;
  /** `home` and `404` have no sidebar. */
  pageType: 'doc' | 'home' | '404';
  /** Name of the sidebar that lists the page. */
  sidebar?: string;
  /** The article, with a marker in place of each island. */
  html: string;
  /** Islands of the article, in order. */
  islands?: readonly { name: string; props: Record<string, unknown> }[];
  /** The component of a page that has no text. */
  component?: ComponentType;
}

/**
 * What the server entry renders besides documents, for the build. The entry is a bundle of its own, so it shares no
 * modules with the build; but Rspress runs it in the same process.
 */
export interface Rendered {
  /** The `main` element of each page, by route. */
  mains: Record<string, string>;
  /** Parts of the frame that pages load separately, by name. */
  fragments: Record<string, string>;
}

declare global {
  /** Set by `theme/app/server.tsx`. */
  var rendered: Rendered | undefined;
}

export interface PageModule {
  default: PageParts | ComponentType;
}

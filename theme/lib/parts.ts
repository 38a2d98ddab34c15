import type { ComponentType } from 'react';

/** Parts of the frame around an article, as HTML from the build. */
export interface PageFrame {
  breadcrumbs?: string;
  /** The table of contents. */
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

/** The module of a page, which exports either data or a component. */
export interface PageModule {
  default: PageParts | ComponentType;
}

/**
 * Returns the parts that a page module exports.
 * @throws if the module exports neither
 */
export function partsOfModule({ default: content }: PageModule, route: string): PageParts {
  if (!content) throw new Error(`The page ${route} has no default export.`);
  return isComponent(content) ? { pageType: 'doc', html: '', component: content } : content;
}

/** Returns whether a value is a component: a function, or the result of `memo` or `lazy`. */
const isComponent = (value: PageParts | ComponentType): value is ComponentType =>
  typeof value === 'function' || '$$typeof' in value;

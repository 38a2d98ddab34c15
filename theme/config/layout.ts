import { TOC_LEVELS } from './constants';
import type { SidebarOptions, TableOfContentsConfig } from './types';

/** How sidebars behave. */
export const sidebar: SidebarOptions = { hideable: false, autoCollapse: false };

/** Whether pages show where they stand. */
export const breadcrumbs: boolean = true;

/** Headings shown beside a page. */
export const tableOfContents: TableOfContentsConfig = {
  minLevel: TOC_LEVELS.min,
  maxLevel: TOC_LEVELS.max,
};

/** Narrowest window, in px, with the table of contents beside the article: `--wide` in `styles/breakpoints.css`. */
export const WIDE_FROM = 1200;

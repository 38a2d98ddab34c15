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

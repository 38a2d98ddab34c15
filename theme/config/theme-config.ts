import { announcementBar } from './announcement';
import { colorMode } from './color-mode';
import { footer } from './footer';
import { breadcrumbs, sidebar, tableOfContents } from './layout';
import { navbar } from './navbar';
import { createSidebars } from './sidebars';
import type { ThemeConfig } from './types';

/**
 * The whole theme configuration, for checks at build time. Components import the part they need, so
 * that nothing else reaches the reader.
 * @param docIds ids of all pages of the documentation
 */
export function createThemeConfig(docIds: readonly string[]): ThemeConfig {
  return {
    colorMode,
    navbar,
    sidebars: createSidebars(docIds),
    sidebar,
    breadcrumbs,
    tableOfContents,
    footer,
    announcementBar,
  };
}

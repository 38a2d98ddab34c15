import type { NavigationLink } from './link';
import type { NavbarConfig } from './navbar';
import type { SidebarConfig, SidebarOptions } from './sidebar-config';

/** Light or dark. */
export type ColorMode = 'light' | 'dark';

export interface ColorModeConfig {
  defaultMode: ColorMode;
  /** Take the toggle away. A stored preference is then deleted. */
  disableSwitch: boolean;
  /** Follow the operating system as long as the reader has chosen nothing. */
  respectPrefersColorScheme: boolean;
}

export interface AnnouncementBarConfig {
  /** A bar with a new id is shown again to readers who dismissed the last one. */
  id: string;
  /** Plain text, with at most one link after it. */
  text: string;
  link?: NavigationLink;
  /** Whether readers can dismiss the bar. */
  closeable: boolean;
}

export interface FooterConfig {
  columns: { title: string; links: NavigationLink[] }[];
  copyright: string;
}

export interface TableOfContentsConfig {
  /** Highest heading level shown; 2 is the level below the page's title. */
  minLevel: number;
  /** Lowest heading level shown. */
  maxLevel: number;
}

export interface ThemeConfig {
  colorMode: ColorModeConfig;
  navbar: NavbarConfig;
  sidebars: Record<string, SidebarConfig>;
  sidebar: SidebarOptions;
  breadcrumbs: boolean;
  tableOfContents: TableOfContentsConfig;
  footer: FooterConfig;
  announcementBar?: AnnouncementBarConfig;
}

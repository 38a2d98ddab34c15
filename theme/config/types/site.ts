import type { ThemeConfig } from './theme';

/** What the build knows about the whole site. */
export interface SiteConfig {
  title: string;
  tagline: string;
  /** Origin of the public site, without a trailing slash. */
  url: string;
  /** Path the site is served under; starts and ends with a slash. */
  baseUrl: string;
  /** Path of the icon inside the site. */
  favicon: string;
  i18n: I18nConfig;
  themeConfig: ThemeConfig;
}

export interface I18nConfig {
  defaultLocale: string;
  locales: LocaleConfig[];
}

export interface LocaleConfig {
  /** BCP 47 tag, as in `<html lang>`. */
  code: string;
  /** The language's own name for itself. */
  label: string;
  direction: 'ltr' | 'rtl';
  /** Path under which the locale's pages are served; starts with a slash. */
  path: string;
}

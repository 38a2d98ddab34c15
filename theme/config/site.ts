/**
 * Settings of the whole site: name, location, languages and versions. Used by build scripts, theme and tests.
 */
export const site = {
  title: 'NgRx Toolkit',
  tagline: 'Extensions for the NgRx SignalStore',
  description:
    'Guides, API reference and live demos for NgRx Toolkit, a set of extensions for the NgRx SignalStore in Angular.',
  /** Origin of the public site, without a trailing slash: canonical URLs and the sitemap start with it. */
  origin: 'https://ngrx-toolkit.angulararchitects.io',
  /** Path the site is served under, with a slash at both ends. A build can override it. */
  baseUrl: '/',
  /** The icon for tabs, in `docs/public`. */
  favicon: '/favicon.svg',
  i18n: {
    defaultLocale: 'en',
    /** The languages by the folder of their pages; the default language is at the top. */
    locales: {
      en: {
        /** The language's own name for itself. */
        label: 'English',
        direction: 'ltr',
        htmlLang: 'en',
        /** Language and country in Open Graph's format. */
        openGraph: 'en_US',
        /** Translations by id. None, as the components declare English. */
        texts: {},
      },
    },
  },
  docs: {
    /**
     * The versions readers can choose from; the one marked `isLast` is the default. `name` is also the stored value of
     * the preferred version, `path` is the version's root page.
     */
    versions: [{ name: 'current', label: 'Next', path: '/docs', isLast: true }],
  },
} as const;

/** Location of this site's sources: the `docs` folder of the library's repository. */
export const source = {
  repository: 'https://github.com/angular-architects/ngrx-toolkit',
  branch: 'main',
  folder: 'docs',
};

/** A language of the site. */
export interface Locale {
  label: string;
  direction: 'ltr' | 'rtl';
  htmlLang: string;
  openGraph: string;
  texts: Readonly<Record<string, string>>;
}

/** The language of the pages. */
export const locale: Locale = site.i18n.locales[site.i18n.defaultLocale];

/** Language and direction of every page, as attributes of `<html>` and members of the web app manifest. */
export const htmlAttributes = { lang: locale.htmlLang, dir: locale.direction };

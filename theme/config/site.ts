/** Settings of the whole site: name, location, languages and versions. Used by build scripts, theme and tests. */
export const site = {
  title: 'NgRx Toolkit',
  tagline: 'Extensions for the NgRx SignalStore',
  description:
    'Guides, API reference and live demos for NgRx Toolkit, a set of extensions for the NgRx SignalStore in Angular.',
  /** Origin of the public site, without a trailing slash. Canonical URLs and the sitemap use it. */
  origin: 'https://ngrx-toolkit.angulararchitects.io',
  /** Path under which the site is served, with a slash at both ends. A build can override it. */
  baseUrl: '/',
  /** The icon for browser tabs, in `docs/public`. */
  favicon: '/favicon.svg',
  i18n: {
    defaultLocale: 'en',
    /** The languages by the folder of their pages. The default language is at the top. */
    locales: {
      en: {
        /** The name of the language in that language. */
        label: 'English',
        direction: 'ltr',
        htmlLang: 'en',
        /** Language and country in Open Graph's format. */
        openGraph: 'en_US',
        /** Translations by id. There are none, because the components contain the English text. */
        texts: {},
      },
    },
  },
  docs: {
    /**
     * The versions that readers can choose. The one marked `isLast` is the default. `name` is also the stored value of
     * the preferred version, and `path` is the root page of the version.
     */
    versions: [{ name: 'current', label: 'Next', path: '/docs', isLast: true }],
  },
} as const;

export interface Locale {
  label: string;
  direction: 'ltr' | 'rtl';
  htmlLang: string;
  openGraph: string;
  texts: Readonly<Record<string, string>>;
}

export const locale: Locale = site.i18n.locales[site.i18n.defaultLocale];

/** Language and direction of every page, as attributes of `<html>` and members of the web app manifest. */
export const htmlAttributes = { lang: locale.htmlLang, dir: locale.direction };

/**
 * The document title: the page's title followed by the site's. On the home page, the site's title comes first.
 */
export function pageTitle(title: string | undefined, route: string): string {
  if (route === '/') return `${site.title} | ${site.tagline}`;
  return title && title !== site.title ? `${title} | ${site.title}` : site.title;
}

/** Title of the not-found page. */
export const NOT_FOUND_TITLE = 'Page not found';

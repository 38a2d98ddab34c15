/**
 * What the whole site is: its name, where it lives, its languages and its versions. Build scripts, theme
 * and tests read it from here.
 */
export const site = {
  title: 'NgRx Toolkit',
  tagline: 'Extensions for the NgRx SignalStore',
  description:
    'Guides, API reference and live demos for NgRx Toolkit: extensions to the NgRx SignalStore for Angular.',
  /** Origin of the public site, without a trailing slash: canonical URLs and the sitemap start with it. */
  origin: 'https://ngrx-toolkit.angulararchitects.io',
  /** Path the site is served under, with a slash at both ends, unless a build is told another. */
  baseUrl: '/',
  /** The icon for tabs, in `docs/public`. */
  favicon: '/favicon.svg',
  i18n: {
    defaultLocale: 'en',
    /** The languages by the folder of their pages; those of the default language lie at the top. */
    locales: {
      en: {
        /** The language's own name for itself. */
        label: 'English',
        direction: 'ltr',
        htmlLang: 'en',
        /** Language and country as Open Graph writes them. */
        openGraph: 'en_US',
        /** Texts that differ from what the components declare, by id: none, for they declare English. */
        texts: {},
      },
    },
  },
  docs: {
    /**
     * The versions readers can choose from; the one marked `isLast` is the default. The name is also what
     * the preferred version is stored as, the path that of the version's root page.
     */
    versions: [{ name: 'current', label: 'Next', path: '/docs', isLast: true }],
  },
  library: {
    /** Name on npm; its version is read from the installed package. */
    packageName: '@angular-architects/ngrx-toolkit',
    repository: 'https://github.com/angular-architects/ngrx-toolkit',
    /** Where the library's issues and pull requests are kept now. */
    tracker: 'https://github.com/ngrx-toolkit/core',
    discord: 'https://discord.gg/xnkSWDmpXZ',
  },
} as const;

/** Where this site's own sources are kept: the `docs` folder of the library's repository. */
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

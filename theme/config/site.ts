/**
 * What the whole site calls itself and where it lives. Build scripts, theme, worker and tests read it
 * from here.
 */
export const site = {
  title: 'NgRx Toolkit',
  tagline: 'Extensions for the NgRx SignalStore',
  description:
    'Guides, API reference and live demos for NgRx Toolkit: extensions to the NgRx SignalStore for Angular.',
  /** Origin of the public site, without a trailing slash: canonical URLs and the sitemap start with it. */
  origin: 'https://ngrx-toolkit.angulararchitects.io',
  lang: 'en',
  /** The language as Open Graph writes it. */
  locale: 'en_US',
  dir: 'ltr',
  library: {
    /** Name on npm; its version is read from the installed package. */
    packageName: '@angular-architects/ngrx-toolkit',
    repository: 'https://github.com/angular-architects/ngrx-toolkit',
    /** Where the library's issues and pull requests are kept now. */
    tracker: 'https://github.com/ngrx-toolkit/core',
    discord: 'https://discord.gg/xnkSWDmpXZ',
  },
  /** Where this site's own sources are kept: the `docs` folder of the library's repository. */
  source: {
    repository: 'https://github.com/angular-architects/ngrx-toolkit',
    branch: 'main',
    folder: 'docs',
  },
  copyrightYear: 2025,
} as const;

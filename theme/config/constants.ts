import { translate } from '../i18n/translate';

/**
 * Numbers, names and labels that several parts share, each number with its unit. CSS cannot import this file:
 * the breakpoints stand again in `styles/breakpoints.css`, and a test compares the two.
 */

/** Widest viewport, in px, that still gets the mobile layout. */
export const MOBILE_BREAKPOINT = 996;

/** Narrowest window, in px, with the table of contents beside the article. */
export const WIDE_FROM = 1200;

/** Route progress bar. */
export const PROGRESS = {
  /** Wait after a path change before the bar shows, in ms. */
  startDelay: 200,
  /** Smallest share of the bar that is filled, 0 to 1. */
  minimum: 0.08,
  /** Duration of one step of the animation, in ms. */
  speed: 200,
  /** Share by which the bar grows on its own, 0 to 1. */
  trickleRate: 0.02,
  /** Time between two such steps, in ms. */
  trickleInterval: 800,
} as const;

/** Wait before a lazy page or component shows its loading state, in ms. */
export const LAZY_LOADER_DELAY = 200;

/** Share of the remaining distance that is left after each frame of the back-to-top scroll. */
export const SCROLL_EASING_FACTOR = 0.85;

/** Keys in local storage. */
export const STORAGE_KEYS = {
  theme: 'theme',
  announcementDismissed: 'announcement.dismiss',
  announcementId: 'announcement.id',
  recentSearches: 'search.recent',
  /** The steps that the reader has done, by their ids. */
  tutorial: 'tutorial',
  /** The choice in tabs of one kind, such as the package manager. */
  tabs: (group: string) => `tabs.${group}`,
  /** The major version of the library that the reader uses. */
  libraryVersion: 'library-version',
  /** One key per docs plugin: `docs-preferred-version-<pluginId>`. */
  preferredVersion: (pluginId: string) => `docs-preferred-version-${pluginId}`,
} as const;

/** One more key, of how the reader has the API's symbols grouped: loaded with the switch for it. */
export const API_GROUPING_KEY = 'api-grouping';

/** One more key, of the reader's changes to a live demo: by itself, because only the editor loads it. */
export const demoStorageKey = (name: string) => `demo.${name}`;

/** Labels with an id, by which `texts` in `site.ts` replaces them. */
export const LABELS = {
  skipToContent: translate({ id: 'skipToContent', message: 'Skip to main content' }),
  colorModeToggle: (mode: string) =>
    translate(
      {
        id: 'colorModeToggle',
        message: 'Switch between dark and light mode (currently {mode})',
      },
      { mode },
    ),
  directLink: (heading: string) =>
    translate({ id: 'directLink', message: 'Direct link to {heading}' }, { heading }),
  errorPageTitle: translate({ id: 'errorPageTitle', message: 'Page Error' }),
  pageCrashed: translate({ id: 'pageCrashed', message: 'This page crashed.' }),
  tryAgain: translate({ id: 'tryAgain', message: 'Try again' }),
  retry: translate({ id: 'retry', message: 'Retry' }),
};

/** Id of the element in a page's HTML that holds the data of its frame, as JSON. */
export const PAGE_DATA_ID = 'page-data';

/** Folder of the built site with a file of data for each page, and the list of those files beside it. */
export const PAGES_FOLDER = 'static/pages';

/** Stands in the place of an island until the server has put the island's first view there. */
export const ISLAND_MARK = '<!--island-->';

/** Names of the Trusted Types policies (`theme/trustedTypes.ts`): the content security policy allows no other. */
export const TRUSTED_TYPES = {
  html: 'site',
  /** Browsers ask this one about plain text. */
  scripts: 'default',
} as const;

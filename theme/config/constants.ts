import { translate } from './translate';

/**
 * Shared numbers (with units), names and labels. CSS cannot import this file, so `styles/breakpoints.css` repeats the
 * breakpoints, and a test compares the two.
 */

export const MOBILE_BREAKPOINT = 996;

export const MOBILE_LAYOUT = `(max-width: ${MOBILE_BREAKPOINT}px)`;

/** Viewports with room for the table of contents beside the article. */
export const WIDE_LAYOUT = '(width >= 75em)';

/** Settings of the route progress bar. */
export const PROGRESS = {
  /** Delay between a path change and the appearance of the bar, in ms. */
  startDelay: 200,
  /** Minimum filled share of the bar, from 0 to 1. */
  minimum: 0.08,
  /** Duration of one step of the animation, in ms. */
  speed: 200,
  /** Share by which the bar grows automatically, from 0 to 1. */
  trickleRate: 0.02,
  /** Time between two such steps, in ms. */
  trickleInterval: 800,
} as const;

/** Delay before a lazy page or component shows its loading state, in ms. */
export const LAZY_LOADER_DELAY = 200;

/** Share of the remaining distance after each frame of the back-to-top scroll. */
export const SCROLL_EASING_FACTOR = 0.85;

/** Key of the color mode in local storage. */
export const COLOR_MODE_KEY = 'theme';

/** Labels that the browser needs. `texts` in `site.ts` can replace them by id. */
export const LABELS = {
  colorModeToggle: (mode: string) =>
    translate(
      {
        id: 'colorModeToggle',
        message: 'Switch between dark and light mode (currently {mode})',
      },
      { mode },
    ),
  errorPageTitle: translate({ id: 'errorPageTitle', message: 'Page Error' }),
  pageCrashed: translate({ id: 'pageCrashed', message: 'This page crashed.' }),
  tryAgain: translate({ id: 'tryAgain', message: 'Try again' }),
  retry: translate({ id: 'retry', message: 'Retry' }),
};

/** Id of the element that contains the URLs of the page list and the page's own file. */
export const PAGE_DATA_ID = 'page-data';

/** Folder of the page files in the built site; the page list is beside it. */
export const PAGES_FOLDER = 'static/pages';

export const FRAGMENTS_FOLDER = 'static/fragments';

/** Names of the Trusted Types policies (`theme/lib/trustedTypes.ts`) that the content security policy allows. */
export const TRUSTED_TYPES = {
  html: 'site',
  /** The policy that browsers apply to plain strings. */
  scripts: 'default',
} as const;

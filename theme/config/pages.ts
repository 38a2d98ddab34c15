/**
 * Routes of pages that code links to or treats specially. A build fails if one of them does not exist.
 */

export const GETTING_STARTED_ROUTE = '/docs/getting-started';

/** The table of all extensions. */
export const EXTENSIONS_ROUTE = '/docs/extensions';

/** Explains error messages. */
export const ERRORS_ROUTE = '/docs/errors';

export const FAQ_ROUTE = '/docs/faq';

/** The changes of each version, in prose. */
export const CHANGES_ROUTE = '/docs/changes';

/**
 * Routes of pages that code links to or treats specially. A build fails if one of them does not exist.
 */

/** The table of all extensions. */
export const EXTENSIONS_ROUTE = '/docs/extensions';

export const FAQ_ROUTE = '/docs/faq';

/** The changes of each version, in prose. */
export const CHANGES_ROUTE = '/docs/changes';

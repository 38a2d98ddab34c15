/** How much a page may weigh on its first load, in gzipped bytes. One kilobyte is 1,000 bytes. */
export const budgets = {
  /** All scripts of a page: React alone is 69 kB. */
  js: 100_000,
  /** All styles. */
  css: 12_000,
  /** The HTML of a page of the API reference. */
  apiHtml: 8_000,
  /** The HTML of any other page. */
  html: 15_000,
} as const;

/** What one page may weigh, in gzipped bytes. */
type Limits = Record<'js' | 'css' | 'html', number>;

/**
 * Pages that do not keep to the budgets yet, with what they may weigh until they do. An entry goes when its
 * page is light enough, and none is raised.
 */
const exceptions: Record<string, Partial<Limits>> = {
  // The lists of all symbols, whole in the HTML so that they work without scripts.
  '/docs/api': { js: 103_500, html: 10_800 },
  '/docs/api/globals': { js: 103_000, html: 10_300 },
  // Signatures in which every type is a link.
  '/docs/api/functions/createReduxState': { html: 8_400 },
  '/docs/api/functions/withDataService': { html: 8_700 },
  '/docs/api/functions/withRedux': { html: 8_600 },
  '/docs/api/functions/withResource': { html: 9_200 },
  '/docs/api/functions/withStorageSync': { html: 8_500 },
  // Long guides.
  '/docs/faq': { js: 101_000 },
  '/docs/mutations': { js: 104_500, html: 18_600 },
  '/docs/with-data-service': { js: 101_700 },
  '/docs/with-devtools': { js: 102_300 },
  '/docs/with-entity-resources': { js: 101_000 },
  '/docs/with-resource': { js: 102_000 },
  '/docs/with-storage-sync': { js: 101_700 },
};

/** The names of the budgets that a route's first load breaks, with figures. */
export function overBudget(
  route: string,
  load: { html: number; js: number; css: number },
): string[] {
  const html = route.startsWith('/docs/api') ? budgets.apiHtml : budgets.html;
  const allowed: Limits = { js: budgets.js, css: budgets.css, html, ...exceptions[route] };
  const limits = [
    ['JavaScript', load.js, allowed.js],
    ['CSS', load.css, allowed.css],
    ['HTML', load.html, allowed.html],
  ] as const;
  return limits
    .filter(([, bytes, limit]) => bytes > limit)
    .map(
      ([what, bytes, limit]) => `${route}: ${what} ${bytes} bytes gzipped, allowed are ${limit}`,
    );
}

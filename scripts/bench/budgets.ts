/** How much a page may weigh on its first load, and the search on its first use, in gzipped bytes. One kilobyte is 1,000 bytes. */
export const budgets = {
  /** All scripts of a page: React alone is 69 kB. */
  js: 85_000,
  /** All styles. */
  css: 9_500,
  /** The HTML of a page of the API reference: six overloads with their parameters, and what they were. */
  apiHtml: 9_300,
  /** The HTML of any other page. */
  html: 16_000,
  /** The whole search index, which loads when the search opens: about 550 bytes a page. */
  searchIndex: 75_000,
  /** What readers of an older version of the library load: marks, their styles, and all data about versions. */
  versions: 12_000,
} as const;

/** The names of the budgets that a route's first load breaks, with figures. */
export function overBudget(
  route: string,
  load: { html: number; js: number; css: number },
): string[] {
  const html = route.startsWith('/docs/api') ? budgets.apiHtml : budgets.html;
  const limits = [
    ['JavaScript', load.js, budgets.js],
    ['CSS', load.css, budgets.css],
    ['HTML', load.html, html],
  ] as const;
  return limits
    .filter(([, bytes, limit]) => bytes > limit)
    .map(
      ([what, bytes, limit]) => `${route}: ${what} ${bytes} bytes gzipped, allowed are ${limit}`,
    );
}

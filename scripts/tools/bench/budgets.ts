/** Limits for the first load of a page, in gzipped bytes. A kilobyte is 1,000 bytes. */
export const budgets = {
  /** All scripts of a page. React alone would be 69 kB, but it loads with the first island. */
  js: 11_800,
  /** All scripts of a visit without islands: the first load, and the scripts that load when the page is idle. */
  visit: 22_000,
  /** All styles that the first paint waits for. */
  css: 9_000,
  /** The styles of stills. */
  shadowCss: 800,
  /** The HTML of an API page. The largest one has six overloads with their parameters and history. */
  apiHtml: 9_300,
  /** The HTML of any other page. */
  html: 15_400,
} as const;

/** Returns a message for each budget that the first load of a route exceeds. */
export function overBudget(
  route: string,
  load: { html: number; js: number; css: number; shadowCss: number },
): string[] {
  const html = route.startsWith('/docs/api') ? budgets.apiHtml : budgets.html;
  const limits = [
    ['JavaScript', load.js, budgets.js],
    ['CSS', load.css, budgets.css],
    ['CSS of stills', load.shadowCss, budgets.shadowCss],
    ['HTML', load.html, html],
  ] as const;
  return limits
    .filter(([, bytes, limit]) => bytes > limit)
    .map(([what, bytes, limit]) => `${route}: ${what} ${bytes} bytes gzipped, limit ${limit}`);
}

/**
 * Stands in for Rspress' `virtual-page-data`, the data of all pages in the first load. Every page's own
 * chunk has what that page needs (see `scripts/bundle/pageMeta.ts`), so `usePages()` is empty here; what
 * is to be said about other pages is collected at build time.
 */
export const pageData = { pages: [] };
export const searchIndexHash = {};

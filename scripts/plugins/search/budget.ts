/** How much the whole search index may weigh, in gzipped bytes: it loads when the search opens. About 550 bytes a page. */
export const INDEX_BUDGET = 75_000;

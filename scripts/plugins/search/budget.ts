/** Size limit of the search index in gzipped bytes, about 540 per page. All of it loads when the search opens. */
export const INDEX_BUDGET = 80_000;

/** Folder of the search index, below the base path. */
export const SEARCH_INDEX_FOLDER = 'static/search';

/** File in this folder that lists the others. */
export const SEARCH_INDEX_MANIFEST = 'index.json';

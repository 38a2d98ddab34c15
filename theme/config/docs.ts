import { site } from './site';

/** Where the documentation lives, and how a page's id and its path follow from each other. */

/** Path of the documentation's root page; every other page lies below it. */
export const DOCS_ROOT = site.docs.versions[0].path;

/** Id of the root page. */
export const ROOT_DOC_ID = 'index';

/** Name of the docs plugin; storage keys carry it. */
export const DOCS_PLUGIN_ID = 'default';

/** Folder (below the documentation's root) of the generated API reference. */
export const API_FOLDER = 'api';

/** Route of the reference's entrance. */
export const API_ROUTE = `${DOCS_ROOT}/${API_FOLDER}`;

/** Id of the page at a site path, or undefined outside the documentation. */
export function docIdOf(path: string): string | undefined {
  if (path === DOCS_ROOT) return ROOT_DOC_ID;
  return path.startsWith(`${DOCS_ROOT}/`) ? path.slice(DOCS_ROOT.length + 1) : undefined;
}

/** Site path of the page with that id. */
export function docPathOf(id: string): string {
  return id === ROOT_DOC_ID ? DOCS_ROOT : `${DOCS_ROOT}/${id}`;
}

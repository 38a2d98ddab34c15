import { site } from './site';

/** Location of the documentation, and the mapping between page ids and paths. */

/** Path of the documentation's root page. All other pages are below it. */
export const DOCS_ROOT = site.docs.versions[0].path;

/** Id of the root page. */
export const ROOT_DOC_ID = 'index';

/** Name of the docs plugin, used in storage keys. */
export const DOCS_PLUGIN_ID = 'default';

/** Folder of the generated API reference, below the documentation's root. */
export const API_FOLDER = 'api';

/** Route of the API reference's start page. */
export const API_ROUTE = `${DOCS_ROOT}/${API_FOLDER}`;

/** Returns the id of the page at a site path, or undefined outside the documentation. */
export function docIdOf(path: string): string | undefined {
  if (path === DOCS_ROOT) return ROOT_DOC_ID;
  return path.startsWith(`${DOCS_ROOT}/`) ? path.slice(DOCS_ROOT.length + 1) : undefined;
}

/** Returns the site path of the page with an id. */
export function docPathOf(id: string): string {
  return id === ROOT_DOC_ID ? DOCS_ROOT : `${DOCS_ROOT}/${id}`;
}

type DocsVersion = (typeof site.docs.versions)[number];

/** Returns the version of the documentation at a site path, or the latest version outside the documentation. */
export function docsVersionAt(path: string): DocsVersion {
  const versions: readonly DocsVersion[] = site.docs.versions;
  return (
    versions.find((version) => `${path}/`.startsWith(`${version.path}/`)) ??
    versions.find(({ isLast }) => isLast) ??
    site.docs.versions[0]
  );
}

import { site } from './site';

/** Location of the documentation, and the mapping between page ids and paths. */

export const DOCS_ROOT = site.docs.versions[0].path;

export const ROOT_DOC_ID = 'index';

/** Storage key of the documentation version that the reader chose last. */
export const PREFERRED_VERSION_KEY = 'docs-preferred-version-default';

/** Folder of the generated API reference, below the documentation's root. */
export const API_FOLDER = 'api';

export const API_ROUTE = `${DOCS_ROOT}/${API_FOLDER}`;

export function docIdOf(path: string): string | undefined {
  if (path === DOCS_ROOT) return ROOT_DOC_ID;
  return path.startsWith(`${DOCS_ROOT}/`) ? path.slice(DOCS_ROOT.length + 1) : undefined;
}

export function docPathOf(id: string): string {
  return id === ROOT_DOC_ID ? DOCS_ROOT : `${DOCS_ROOT}/${id}`;
}

type DocsVersion = (typeof site.docs.versions)[number];

export function docsVersionAt(path: string): DocsVersion {
  const versions: readonly DocsVersion[] = site.docs.versions;
  return (
    versions.find((version) => `${path}/`.startsWith(`${version.path}/`)) ??
    versions.find(({ isLast }) => isLast) ??
    site.docs.versions[0]
  );
}

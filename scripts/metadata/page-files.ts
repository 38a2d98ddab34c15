import { createHash } from 'node:crypto';
import { PAGES_FOLDER } from '../../theme/config/constants';
import { fragmentFileOf, pageFileOf, routeOfHtmlFile } from '../../theme/config/routes';
import type { Page, PageList } from '../../theme/lib/pages';

/** Length of the hash in file names, in hexadecimal digits. The hash only needs to distinguish versions of one file. */
const HASH_LENGTH = 8;

const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);

/** The content of a page's data file, except its HTML. */
export type PageFacts = Omit<Page, 'html'>;

/** The data files that the router loads. */
export interface PageFiles {
  /** Contents by path. */
  files: Map<string, string>;
  /** Path of the list of all pages. */
  list: string;
  /** Returns the path of the file of a page. */
  fileOf(route: string): string | undefined;
}

/** The only `main` element of a document. */
const MAIN = /<main\b[^>]*>[\s\S]*<\/main>/;
/**
 * Parts of the frame that become separate files. They are rendered into the not-found page (`theme/app/server.tsx`).
 */
const FRAGMENTS = /<!--fragment (\S+?)-->([\s\S]*?)<!--\/fragment-->/g;

/**
 * Extracts the router's data files from the documents that Rspress has rendered: one for each page with its `main`
 * element, one for each sidebar and the mobile menu, and a list of all. The HTML of a page is therefore the same
 * however it is loaded.
 *
 * @param documents by file name; fragments are removed from the not-found page
 * @param factsOf metadata for the file of a page
 * @throws if a document has no `main` element
 */
export function splitPageFiles(
  documents: Map<string, string>,
  factsOf: (route: string) => PageFacts,
): PageFiles {
  const files = new Map<string, string>();
  const list: PageList = { pages: {}, fragments: {} };
  const notFound = documents.get('404.html') ?? '';
  for (const [, name = '', html] of notFound.matchAll(FRAGMENTS)) {
    const text = JSON.stringify(html);
    list.fragments[name] = hashOf(text);
    files.set(fragmentFileOf(name, hashOf(text)), text);
  }
  documents.set('404.html', notFound.replace(FRAGMENTS, ''));
  for (const [file, document] of documents) {
    const route = routeOfHtmlFile(file);
    const [html] = MAIN.exec(document) ?? [];
    if (!html)
      throw new Error(
        `The document ${file} has no main element: see theme/frame/Layout/Layout.tsx.`,
      );
    const text = JSON.stringify({ ...factsOf(route), html } satisfies Page);
    list.pages[route] = hashOf(text);
    files.set(pageFileOf(route, list.pages[route]), text);
  }
  const text = JSON.stringify(list);
  const listFile = `${PAGES_FOLDER}.${hashOf(text)}.json`;
  files.set(listFile, text);
  return {
    files,
    list: listFile,
    fileOf: (route) => {
      const hash = list.pages[route];
      return hash && pageFileOf(route, hash);
    },
  };
}

const ROOT = '<div id="__rspress_root">';

/**
 * Creates the app shell: a document with an empty `main` element, in which the client can show any page.
 *
 * @throws if the document does not have the expected structure
 */
export function emptyDocument(document: string): string {
  if (!document.includes(ROOT) || !MAIN.test(document)) {
    throw new Error(
      'Cannot create the app shell: the document has no element #__rspress_root, or no main element.',
    );
  }
  return document
    .replace(ROOT, ROOT.replace('>', ' data-empty>'))
    .replace(MAIN, '<main id="main" tabindex="-1"></main>');
}

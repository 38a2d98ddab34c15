import { createHash } from 'node:crypto';
import { PAGES_FOLDER } from '../../theme/config/constants';
import { fragmentFileOf, pageFileOf, routeOfHtmlFile } from '../../theme/config/routes';
import type { Page, PageList } from '../../theme/lib/pages';

/** Length of the hash in names of files, in hexadecimal digits: it tells versions of one file apart. */
const HASH_LENGTH = 8;

const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);

/** What a page's file has besides its HTML. */
export type PageFacts = Omit<Page, 'html'>;

/** The files from which the router shows pages. */
export interface PageFiles {
  /** Their contents by their paths in the site. */
  files: Map<string, string>;
  /** Path of the list of them. */
  list: string;
  /** Path of the file of a page. */
  fileOf(route: string): string | undefined;
}

/** The one `main` element of a document. */
const MAIN = /<main\b[^>]*>[\s\S]*<\/main>/;
/** The parts of the frame with files of their own, which the not-found page brings along (`theme/app/server.tsx`). */
const FRAGMENTS = /<!--fragment (\S+?)-->([\s\S]*?)<!--\/fragment-->/g;

/**
 * Cuts files out of the documents that Rspress has rendered: for each page one with its `main` element, the sidebars
 * and the menu of small screens, and a list of all. So a page has the same HTML, whichever way the reader comes to it.
 *
 * @param documents by file; the parts of the frame are taken out of the not-found page
 * @param factsOf what else a page's file holds
 * @throws where a document has no `main` element
 */
export function cutPageFiles(
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
 * The app shell: a document with an empty `main` element, in which the browser shows any page.
 *
 * @throws where the document is not one of Rspress'
 */
export function emptyDocument(document: string): string {
  if (!document.includes(ROOT) || !MAIN.test(document)) {
    throw new Error(
      'The page that the app shell is made from has no element #__rspress_root, or no main.',
    );
  }
  return document
    .replace(ROOT, ROOT.replace('>', ' data-empty>'))
    .replace(MAIN, '<main id="main" tabindex="-1"></main>');
}

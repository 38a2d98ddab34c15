import { createHash } from 'node:crypto';
import { PAGES_FOLDER } from '../../theme/config/constants';
import { fragmentFileOf, pageFileOf, routeOfFile } from '../../theme/config/routes';
import type { Page, PageList } from '../../theme/lib/pages';
import type { Rendered, RenderedPage } from '../../theme/lib/renderedPages';

/** Eight hexadecimal digits: the hash only needs to distinguish versions of one file. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** What the head of a page contains. */
export type PageFacts = Pick<Page, 'title' | 'description'>;

/** The data files that the router loads. */
interface PageFiles {
  /** Contents by path. */
  files: Map<string, string>;
  /** Path of the list of all pages. */
  list: string;
  fileOf(route: string): string | undefined;
}

/**
 * Creates the router's data files: one for each page with the same `main` element as in its document, one for each
 * sidebar and the mobile menu, and a list of all.
 *
 * @param documents names of their files
 * @param factsOf metadata for the file of a page
 * @throws if a document was not rendered by `theme/app/Layout.tsx`
 */
export function createPageFiles(
  documents: Iterable<string>,
  rendered: Rendered,
  factsOf: (route: string) => PageFacts,
): PageFiles {
  const files = new Map<string, string>();
  const list: PageList = { pages: {}, fragments: {} };
  for (const [name, html] of Object.entries(rendered.fragments)) {
    const text = JSON.stringify(html);
    list.fragments[name] = hashOf(text);
    files.set(fragmentFileOf(name, hashOf(text)), text);
  }
  for (const file of documents) {
    const route = routeOfFile(file);
    const { main, pageType, navigation } = pageOf(route, rendered);
    const sidebar = navigation?.sidebar;
    const text = JSON.stringify({
      ...factsOf(route),
      pageType,
      sidebar,
      html: main,
    } satisfies Page);
    list.pages[route] = hashOf(text);
    files.set(pageFileOf(route, hashOf(text)), text);
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

function pageOf(route: string, { pages }: Rendered): RenderedPage {
  const page = pages[route];
  if (!page) {
    throw new Error(`theme/app/Layout.tsx has not rendered ${route}, but there is a document.`);
  }
  return page;
}

const ROOT = '<div id="__rspress_root">';

/**
 * Creates the app shell: the not-found document with an empty `main` element, in which the client can show any page.
 *
 * @throws if the document does not have the expected structure
 */
export function emptyDocument(document: string, rendered: Rendered): string {
  const { main } = pageOf('/404', rendered);
  if (!document.includes(ROOT) || !document.includes(main)) {
    throw new Error(
      'Cannot create the app shell: the document has no element #__rspress_root, or no main element.',
    );
  }
  return document
    .replace(ROOT, ROOT.replace('>', ' data-empty>'))
    .replace(main, '<main id="main" tabindex="-1"></main>');
}

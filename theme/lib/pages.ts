import { PAGE_DATA_ID } from '../config/constants';
import { fragmentFileOf, pageFileOf } from '../config/routes';
import { BASE } from './base';
import { loadOnce } from './loadOnce';

export interface Page {
  /** Title of the document, including the site's. */
  title?: string;
  description?: string;
  pageType: 'doc' | 'home' | '404';
  /** Name of the sidebar that lists the page. */
  sidebar?: string;
  /** The `main` element of its document. */
  html: string;
}

/** Fragment of the mobile menu. The other fragments are the sidebars, by name. */
export const MENU = 'menu';

/** Hashes in file names: of pages by route, and of fragments by name. */
export interface PageList {
  pages: Record<string, string>;
  fragments: Record<string, string>;
}

export interface PageSource {
  list(): Promise<PageList>;
  page(route: string, hash: string): Promise<Page>;
  /** Loads the HTML of a fragment. Sidebars are complete. */
  fragment(name: string, hash: string): Promise<string>;
}

/** Thrown if a file of the site could not be fetched, or is invalid. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
}

/**
 * Fetches a JSON file.
 *
 * @param isValid validates the response, because captive portals answer every request with their own page
 */
async function fetchJson<T>(
  address: string,
  isValid: (value: T) => boolean | undefined,
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address);
  } catch (cause) {
    throw new PageLoadError(`${address} could not be fetched.`, { cause });
  }
  if (!response.ok) throw new PageLoadError(`${address} returned ${response.status}.`);
  try {
    const value: T = await response.json();
    if (isValid(value)) return value;
  } catch (cause) {
    throw new PageLoadError(`${address} is damaged.`, { cause });
  }
  throw new PageLoadError(`${address} is not a file of this site.`);
}

const builtSite: PageSource = {
  list: () =>
    fetchJson<PageList>(
      document.getElementById(PAGE_DATA_ID)?.dataset.pages ?? '',
      (list) => typeof list?.pages === 'object',
    ),
  page: (route, hash) =>
    fetchJson<Page>(BASE + pageFileOf(route, hash), (page) => page?.html?.startsWith('<main')),
  fragment: (name, hash) =>
    fetchJson<string>(BASE + fragmentFileOf(name, hash), (html) => typeof html === 'string'),
};

let source = builtSite;

/** Replaces the source of pages, because the development server has no page files. */
export function readFrom(other: PageSource): void {
  source = other;
}

/** The page list, after it has been loaded. */
let list: PageList | undefined;

/** Loads the page list. It is not part of the first load, but needed for the first navigation. */
export const loadList = loadOnce(async () => {
  list = await source.list();
  return list;
});

export const NOT_FOUND_ROUTE = '/404';

export const loadRoutes = async (): Promise<string[]> =>
  Object.keys((await loadList()).pages).filter((route) => route !== NOT_FOUND_ROUTE);

/** Whether a path may be a page. Until the page list is loaded, only the form of the path decides. */
export const mayBePage = (route: string): boolean =>
  list ? Object.hasOwn(list.pages, route) : !/\.\w+$/.test(route);

/** Pages that need not be loaded. */
const cache = new Map<string, Page>();

const loadFile = loadOnce(async (route: string) => {
  const { pages } = await loadList();
  const hash = Object.hasOwn(pages, route) ? pages[route] : undefined;
  return hash === undefined ? undefined : source.page(route, hash);
});

/**
 * Loads a page.
 *
 * @returns undefined if there is no page
 * @throws PageLoadError if it cannot be fetched
 */
export const loadPage = async (route: string): Promise<Page | undefined> =>
  cache.get(route) ?? loadFile(route);

/** Caches the page of the document, so that going back needs no network. */
export const keepPage = (route: string, page: Page) => void cache.set(route, page);

/**
 * Loads the HTML of a fragment.
 *
 * @throws PageLoadError if it cannot be fetched; another error for an unknown name
 */
export const loadFragment = loadOnce(async (name: string) => {
  const hash = (await loadList()).fragments[name];
  if (hash === undefined) throw new Error(`There is no sidebar "${name}".`);
  return source.fragment(name, hash);
});

import type { ComponentType } from 'react';
import { isComplete, modules } from 'virtual-pages';
import { PAGE_DATA_ID } from '../config/constants';
import { pageFileOf } from '../config/routes';
import { NOT_FOUND_TITLE } from '../config/title';
import { loadIslands } from '../islands/islands';
import { loadOnce } from '../lazy/loadOnce';
import { BASE } from './base';

/** Parts of the frame around an article, as HTML that the build has made. */
export interface PageFrame {
  /** The way to the page. */
  breadcrumbs?: string;
  /** The table of contents. */
  contents?: string;
  /** Where to edit the page, and the pages before and after it. */
  foot?: string;
}

/**
 * A page, as its own file has it; its form is made by `scripts/content/content.ts`. In the document of a page
 * the same data stand as JSON, with empty texts for what stands in the document itself.
 */
export interface Page extends PageFrame {
  title?: string;
  description?: string;
  /** `home` and `404` have no sidebar. */
  pageType: 'doc' | 'home' | '404';
  /** Name of the sidebar that lists the page. */
  sidebar?: string;
  /** The article. */
  html: string;
  /** Components of the article that live in the browser, in their order. */
  islands?: readonly { name: string; props: Record<string, unknown> }[];
  /** A page that is a component and has no text. */
  component?: ComponentType;
}

/** What a page's module exports: a page's data, or the component that it is. */
export interface PageModule {
  default: Page | ComponentType;
}

/** Hashes in the names of the pages' files, by route. */
type PageList = Record<string, string>;

/** The page at a path where there is none. */
export const NOT_FOUND: Page = { title: NOT_FOUND_TITLE, pageType: '404', html: '' };

/** A file of the site could not be fetched. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
}

async function fetchJson<T>(address: string): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address);
  } catch (cause) {
    throw new PageLoadError(`${address} could not be fetched.`, { cause });
  }
  if (!response.ok) throw new PageLoadError(`${address} answered ${response.status}.`);
  return response.json();
}

/** The list of pages, as soon as it is there. */
let list: PageList | undefined;

/** Loads the list of pages: not part of the first load, and needed for the first page that is gone to. */
export const loadList = loadOnce(async () => {
  list = await fetchList();
  return list;
});

async function fetchList(): Promise<PageList> {
  const known = Object.fromEntries(Object.keys(modules).map((route) => [route, '']));
  if (isComplete) return known;
  const address = document.getElementById(PAGE_DATA_ID)?.dataset.pages ?? '';
  return { ...(await fetchJson<PageList>(address)), ...known };
}

/** Paths of all pages. */
export const loadRoutes = async (): Promise<string[]> => Object.keys(await loadList());

/** Whether a path may be that of a page: certain as soon as the list is there, until then by its form. */
export const mayBePage = (route: string): boolean =>
  list ? Object.hasOwn(list, route) : !/\.\w+$/.test(route);

const pages = new Map<string, Promise<Page>>();

/**
 * Loads a page with all that it needs to be shown. A failure is not kept: the next call tries again.
 *
 * @returns {@link NOT_FOUND} where there is no page
 * @throws PageLoadError where it cannot be fetched; another error where it is no page
 */
export function loadPage(route: string): Promise<Page> {
  const known = pages.get(route);
  if (known) return known;
  const page = load(route);
  pages.set(route, page);
  page.catch(() => pages.delete(route));
  return page;
}

async function load(route: string): Promise<Page> {
  const hash = (await loadList())[route];
  if (hash === undefined) return NOT_FOUND;
  const module = await modules[route]?.();
  const page = module
    ? pageOfModule(module, route)
    : await fetchJson<Page>(BASE + pageFileOf(route, hash));
  await loadIslands((page.islands ?? []).map(({ name }) => name));
  return page;
}

function pageOfModule({ default: content }: PageModule, route: string): Page {
  if (!content) throw new Error(`The page ${route} has no default export.`);
  return isComponent(content) ? { pageType: 'doc', html: '', component: content } : content;
}

/** A function, or what `memo` and `lazy` make of one. */
const isComponent = (value: Page | ComponentType): value is ComponentType =>
  typeof value === 'function' || '$$typeof' in value;

/** In development: takes what an edit has made of a page. */
export async function replacePage(route: string, page: Page): Promise<void> {
  await loadIslands((page.islands ?? []).map(({ name }) => name));
  pages.set(route, Promise.resolve(page));
}

/**
 * Keeps the page that came with the document, with its texts from there: the way back to it needs no network.
 *
 * @param textsOf what stands in the document of each part
 */
export function keepPage(
  route: string,
  page: Page,
  textsOf: Required<PageFrame & { html: string }>,
): void {
  const texts = Object.entries(textsOf).filter(([part]) => part in page);
  pages.set(route, Promise.resolve({ ...page, ...Object.fromEntries(texts) }));
}

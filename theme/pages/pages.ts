import type { ComponentType } from 'react';
import { files, loaders } from 'virtual-pages';
import { routeOfFile } from '../config/routes';
import { NOT_FOUND_TITLE } from '../config/title';
import type { PageNavigation } from '../config/types';
import { loadIslands } from '../islands/islands';

/** What the frame around an article needs to know of a page. It stands in the page's HTML as well. */
export interface PageData {
  title?: string;
  description?: string;
  /** `home` and `404` have no sidebar and no table of contents. */
  pageType: 'doc' | 'home' | '404';
  toc: { id: string; text: string; depth: number }[];
  navigation?: PageNavigation;
}

/** A page as its chunk has it; its form is made by `scripts/rspress/pages.ts`. */
export interface Page extends PageData {
  /** The article. The page of the first load has none: its article stands in the document. */
  html?: string;
  /** Components of the article that live in the browser, in their order. */
  islands?: readonly { name: string; props: Record<string, unknown> }[];
  /** A page that is a component and has no text. */
  component?: ComponentType;
}

/** What a page's file exports: a page's text, or the component that it is. */
export interface PageModule {
  default: Page | ComponentType;
}

const numbers = new Map(files.split('|').map((file, index) => [routeOfFile(file), index]));

/** Paths of all pages. */
export const routes = (): string[] => [...numbers.keys()];

/** Whether there is a page at a route. */
export const hasPage = (route: string): boolean => numbers.has(route);

/** The page at a path where there is none. */
export const NOT_FOUND: Page = { title: NOT_FOUND_TITLE, pageType: '404', toc: [] };

const pages = new Map<string, Promise<Page>>();

/**
 * Loads a page with all that it needs to be shown. A failure is not kept: the next call tries again.
 *
 * @throws where the page's code cannot be fetched, or is no page
 */
export function loadPage(route: string): Promise<Page> {
  const number = numbers.get(route);
  if (number === undefined) return Promise.resolve(NOT_FOUND);
  const known = pages.get(route);
  if (known) return known;
  const page = load(route, number);
  pages.set(route, page);
  page.catch(() => pages.delete(route));
  return page;
}

async function load(route: string, number: number): Promise<Page> {
  const module = await loaders[number]?.();
  const content = module?.default;
  if (!content) throw new Error(`The page ${route} has no default export.`);
  const page = isComponent(content)
    ? ({ pageType: 'doc', toc: [], component: content } satisfies Page)
    : content;
  await loadIslands((page.islands ?? []).map(({ name }) => name));
  return page;
}

/** A function, or what `memo` and `lazy` make of one. */
const isComponent = (value: Page | ComponentType): value is ComponentType =>
  typeof value === 'function' || '$$typeof' in value;

/** Loads the code of a page ahead. A failure is left to the click, which can answer it. */
export const preloadPage = (route: string): void => void loadPage(route).catch(() => {});

/** Keeps a page that came with the document: the way back to it needs no network. */
export const keepPage = (route: string, page: Page): void => {
  pages.set(route, Promise.resolve(page));
};

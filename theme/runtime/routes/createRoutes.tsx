import type { ComponentType, ReactElement } from 'react';
import { type LoadContent, prepareContent } from '../../mdx/content/content';
import { lazyPart } from '../lazy/lazyPart';
import { PageLoading } from '../lazy/PageLoading';
import { routePathOf } from './routePath';

/** A page's module, as MDX or a `.tsx` page makes it. */
export interface PageModule {
  default: ComponentType;
  /** Loads the content of a page that has much of it. */
  loadContent?: LoadContent;
}

/** A route as Rspress' runtime wants it. */
export interface Route {
  path: string;
  /** Renders the page. */
  element: ReactElement;
  /** The page's file, relative to the docs folder. */
  filePath: string;
  /** Loads all that the page needs to be shown. Rejects if it cannot be loaded or is no page. */
  preload(): Promise<PageModule>;
  lang: string;
  version: string;
}

/**
 * Whether the page that is being prepared comes from the HTML of the server, which has its content.
 * The document that the offline worker answers with is empty.
 */
const isTakenOver = () =>
  !process.env.__SSR__ &&
  !document.documentElement.dataset.hydrated &&
  !!document.getElementById('__rspress_root')?.hasChildNodes();

function createRoute(filePath: string, load: () => Promise<PageModule>): Route {
  const path = routePathOf(filePath);
  let module: PageModule | undefined;
  const Page = lazyPart({
    loading: PageLoading,
    async load() {
      const loaded = await load();
      if (typeof loaded.default !== 'function') {
        throw new Error(`The page ${path} (docs/${filePath}) has no component as default export.`);
      }
      // When the reader leaves a page that was taken over, its content is kept.
      if (!isTakenOver()) await prepareContent(loaded.loadContent);
      module = loaded;
      return loaded.default;
    },
  });
  return {
    path,
    filePath,
    element: <Page />,
    async preload() {
      await Page.preload();
      return module as PageModule;
    },
    lang: '',
    version: '',
  };
}

/**
 * Makes the routes of the site from the files of its pages. Files come as one text, separated by `|` and
 * without `.mdx`, because this list is in the first load: each page counts there.
 */
export function createRoutes(files: string, loaders: (() => Promise<PageModule>)[]): Route[] {
  return files.split('|').map((file, index) => {
    const load = loaders[index];
    if (!load) throw new Error(`There is no code for the page ${file}.`);
    return createRoute(/\.\w+$/.test(file) ? file : `${file}.mdx`, load);
  });
}

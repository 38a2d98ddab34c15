import { type ComponentType, createElement, type ReactElement, use } from 'react';
import { routePathOf } from './routePath';

/** A page's module, as MDX or a `.tsx` page makes it. */
export interface PageModule {
  default: ComponentType;
}

/** A route as Rspress' runtime wants it. */
export interface Route {
  path: string;
  /** Renders the page; suspends until its code is there. */
  element: ReactElement;
  /** The page's file, relative to the docs folder. */
  filePath: string;
  /** Loads the page's code. Rejects if it cannot be loaded or is no page. */
  preload(): Promise<PageModule>;
  lang: string;
  version: string;
}

function createRoute(file: string, load: () => Promise<PageModule>): Route {
  let module: PageModule | undefined;
  let pending: Promise<PageModule> | undefined;
  let failed = false;

  function preload(): Promise<PageModule> {
    if (failed) pending = undefined;
    failed = false;
    pending ??= load().then((loaded) => {
      if (typeof loaded.default !== 'function') {
        throw new Error(
          `The page ${routePathOf(file)} (docs/${file}) has no component as its default export.`,
        );
      }
      module = loaded;
      return loaded;
    });
    pending.catch(() => {
      failed = true;
    });
    return pending;
  }

  /** Renders at once when the code is there: the first page must be the same as in the HTML. */
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each page, when the site starts
  function Page() {
    const { default: Content } = module ?? use(pending ?? preload());
    return createElement(Content);
  }

  return {
    path: routePathOf(file),
    element: <Page />,
    filePath: file,
    preload,
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

import { createContext, useContext } from 'react';
import { docIdOf } from '../config/docs';
import { docsDataMissing } from '../config/messages';
import type { PageNavigation } from '../config/types';
import type { Page } from '../pages/pages';

/** What the reader sees. */
export interface View {
  /** Path of the page, without base and without a slash at the end. */
  route: string;
  /** The page; undefined while its code is on its way, or when it cannot be loaded. */
  page?: Page;
  /** Why the page could not be loaded. */
  error?: unknown;
}

export const ViewContext = createContext<View>({ route: '/' });

/** Where the reader is, and what is there. */
export const useView = (): View => useContext(ViewContext);

/**
 * Where the page stands: its sidebar, breadcrumbs and neighbours. Undefined outside the documentation.
 *
 * @throws on a page of the documentation when the build has not collected its data
 */
export function usePageNavigation(): PageNavigation | undefined {
  const { route, page } = useView();
  if (page?.html !== undefined && !page.navigation && docIdOf(route) !== undefined) {
    throw new Error(docsDataMissing);
  }
  return page?.navigation;
}

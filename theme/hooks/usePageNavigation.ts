import { useLocation, usePage } from '@rspress/core/runtime';
import { docIdOf } from '../config/docs';
import { docsDataMissing } from '../config/messages';
import type { PageNavigation } from '../config/types';

/** The page in view, as far as the frame is concerned. */
export interface FramePage {
  pageType: string;
  title: string;
  toc: { id: string; text: string; depth: number }[];
  navigation?: PageNavigation;
}

/** Data of the page in view. */
export const useFramePage = (): FramePage => usePage().page as FramePage;

/**
 * Where the page stands: its sidebar, breadcrumbs and neighbours. Undefined outside the documentation.
 *
 * @throws on a page of the documentation when the build has not collected its data
 */
export function usePageNavigation(): PageNavigation | undefined {
  const { navigation, pageType } = useFramePage();
  const { pathname } = useLocation();
  if (!navigation && pageType === 'doc' && docIdOf(cleanPath(pathname)) !== undefined) {
    throw new Error(docsDataMissing);
  }
  return navigation;
}

/** The path as pages are known by: without `.html`, `index` and a slash at the end. */
export function cleanPath(pathname: string): string {
  return pathname.replace(/\.html$/, '').replace(/\/(index)?$/, '') || '/';
}

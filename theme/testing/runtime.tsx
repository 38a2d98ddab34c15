/**
 * Stands in for `@rspress/core/runtime` in unit tests (see vitest.config.ts): a page and a place that the
 * test chooses instead of the ones of a real build.
 */
import { type RenderResult, render } from '@testing-library/react';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { FramePage } from '../hooks/usePageNavigation';

interface Situation {
  pathname: string;
  page: FramePage;
  Content: ComponentType;
}

const emptyPage: FramePage = { pageType: 'custom', title: '', toc: [] };
const SituationContext = createContext<Situation>({
  pathname: '/',
  page: emptyPage,
  Content: () => null,
});

export const useLocation = () => ({ pathname: useContext(SituationContext).pathname });
export const usePage = () => ({ page: useContext(SituationContext).page });
export const withBase = (path: string) => path;
export function Content() {
  const { Content: PageContent } = useContext(SituationContext);
  return <PageContent />;
}

/**
 * Renders a part of the theme on a page.
 * @returns what Testing Library's `render` returns, and `visit` to go to another page
 */
export function renderAt(
  pathname: string,
  ui: ReactNode,
  page: Partial<FramePage> = {},
  PageContent: ComponentType = () => null,
): RenderResult & { visit: (pathname: string, page?: Partial<FramePage>) => void } {
  const situation = (path: string, more: Partial<FramePage>) => (
    <SituationContext.Provider
      value={{ pathname: path, page: { ...emptyPage, ...more }, Content: PageContent }}
    >
      {ui}
    </SituationContext.Provider>
  );
  const result = render(situation(pathname, page));
  return {
    ...result,
    visit: (path, more = page) => result.rerender(situation(path, more)),
  };
}

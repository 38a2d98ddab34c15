import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ViewContext } from '../hooks/useView';
import type { Page } from '../pages/pages';

/**
 * Renders a part of the theme on a page, as the router would.
 *
 * @param page what the page has, if not everything stands in the document
 * @returns what Testing Library's `render` returns, and `visit` to go to another page
 */
export function renderAt(
  route: string,
  ui: ReactNode,
  page: Partial<Page> = {},
): RenderResult & { visit: (route: string, page?: Partial<Page>) => void } {
  const at = (place: string, own: Partial<Page>) => (
    <ViewContext value={{ route: place, page: { pageType: 'doc', html: '', ...own } }}>
      {ui}
    </ViewContext>
  );
  const result = render(at(route, page));
  return { ...result, visit: (place, own = page) => result.rerender(at(place, own)) };
}

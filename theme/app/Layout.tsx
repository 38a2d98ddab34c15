import {
  PageContext,
  pathnameToRouteService,
  ThemeContext,
  useHead,
  useLocation,
  usePageData,
} from '@rspress/core/runtime';
import { useUnhead } from '@unhead/react';
import { useContext } from 'react';
import { htmlAttributes, pageTitle } from '../config/site';
import { Footer } from '../frame/Footer/Footer';
import { FRAME } from '../frame/Layout/Layout';
import { NOT_FOUND_ROUTE } from '../lib/pages';
import type { Rendered } from '../lib/renderedPages';
import { MissingIsland } from './islands/loadIslands';
import { type RspressPage, renderFragments, renderPage } from './renderPage';
import { type Contexts, staticHtml } from './staticHtml';

const rendered: Rendered = { pages: {}, fragments: {} };
globalThis.rendered = rendered;

/** The text of the current page. In Rspress's `Content`, a `Suspense` boundary would hide its errors. */
const Text = () => pathnameToRouteService(useLocation().pathname)?.element;

/** The layout of every page. Rspress renders it; the browser receives it as HTML and does not hydrate it. */
export function Layout() {
  const page = usePageData().page as RspressPage;
  const { pathname } = useLocation();
  useHead({ htmlAttrs: htmlAttributes, title: pageTitle(page.title, pathname) });
  const contexts: Contexts = {
    page: useContext(PageContext),
    theme: useContext(ThemeContext),
    pathname,
    head: useUnhead() as Contexts['head'],
  };
  // After all hooks, because rendering inside of rendering ends those of the component.
  const html = staticHtml(contexts);
  const {
    route,
    frame,
    rendered: result,
  } = suspending(() => renderPage({ page, pathname, Text, html }));
  rendered.pages[route] = result;
  if (route === NOT_FOUND_ROUTE) rendered.fragments = renderFragments(html);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React */}
      <div className={FRAME} dangerouslySetInnerHTML={{ __html: frame }} />
      <Footer />
    </>
  );
}

/** Suspends the component while an island loads. React then renders it again. */
function suspending<Result>(render: () => Result): Result {
  try {
    return render();
  } catch (error) {
    throw error instanceof MissingIsland ? error.loading : error;
  }
}

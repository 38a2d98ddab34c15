/** Renders a page with its frame. */
import { MDXProvider } from '@mdx-js/react';
import type { usePageData } from '@rspress/core/runtime';
import type { ComponentType } from 'react';
import { sidebars } from 'virtual-navigation';
import { routeOfPath } from '../config/routes';
import { getCustomMDXComponent } from '../content/components';
import { Frame, Main } from '../frame/Layout/Layout';
import { MobileSidebar } from '../frame/MobileSidebar/MobileSidebar';
import { Sidebar } from '../frame/Sidebar/Sidebar';
import { MENU, NOT_FOUND_ROUTE } from '../lib/pages';
import type { PageData, PageInfo, RenderedPage } from '../lib/renderedPages';
import { MissingIsland } from './islands/loadIslands';
import type { StaticHtml } from './staticHtml';

/** A page in Rspress's terms, with what the build adds. */
export type RspressPage = ReturnType<typeof usePageData>['page'] & PageData;

interface Rendering {
  page: RspressPage;
  /** Without the base path. */
  pathname: string;
  /** The component with the text. */
  Text: ComponentType;
  html: StaticHtml;
}

/** Renders a page: its `main` element, and the frame with all of it. */
export function renderPage({ page, pathname, Text, html }: Rendering) {
  const isMissing = page.pageType === '404';
  const route = isMissing ? NOT_FOUND_ROUTE : routeOfPath(pathname);
  const { navigation, compiled, title, frontmatter = {} } = page;
  const info: PageInfo = {
    pageType: isMissing ? '404' : page.pageType === 'home' ? 'home' : 'doc',
    title,
    navigation,
    headings: frontmatter.outline === false ? [] : page.toc,
  };
  const { main, error } = mainOf(() =>
    html(
      <Main route={route} page={info}>
        <MDXProvider components={getCustomMDXComponent()}>
          <Text />
        </MDXProvider>
      </Main>,
    ),
  );
  const name = navigation?.sidebar ?? '';
  const { items } = sidebars[name] ?? {};
  const sidebar = items ? html(<Sidebar name={name} items={items} path={route} />) : '';
  const frame = html(<Frame route={route} page={info} content={sidebar + main} />);
  const rendered: RenderedPage = {
    ...info,
    description: frontmatter.description,
    main,
    compiled,
    error,
  };
  return { route, frame, rendered };
}

/** An error is reported together with those of all other pages. In development, it is thrown. */
function mainOf(render: () => string): Pick<RenderedPage, 'main' | 'error'> {
  try {
    return { main: render() };
  } catch (error) {
    if (error instanceof MissingIsland || process.env.NODE_ENV === 'development') throw error;
    return { main: '<main id="main"></main>', error: String(error) };
  }
}

/** Renders the fragments of the frame, by name: complete sidebars, and the menu. */
export const renderFragments = (html: StaticHtml): Record<string, string> => ({
  [MENU]: html(<MobileSidebar />),
  ...Object.fromEntries(
    Object.entries(sidebars).flatMap(([name, { items, shownIn }]) =>
      shownIn ? [] : [[name, html(<Sidebar name={name} items={items} />)]],
    ),
  ),
});

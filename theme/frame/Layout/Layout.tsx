import { announcementBar, breadcrumbs as showBreadcrumbs } from '../../config/theme';
import { translate } from '../../config/translate';
import type { SidebarItem } from '../../config/types';
import type { PageParts } from '../../lib/parts';
import { AnnouncementBar } from '../AnnouncementBar/AnnouncementBar';
import { Navbar } from '../Navbar/Navbar';
import { NotFound } from '../NotFound/NotFound';
import { Sidebar } from '../Sidebar/Sidebar';
import styles from './Layout.module.css';

interface LayoutProps {
  route: string;
  page: PageParts;
  /** Entries of the page's sidebar, if any. */
  sidebarItems?: readonly SidebarItem[];
}

/** Renders the frame of every page with the page in it. The browser receives it as HTML and does not hydrate it. */
export function Layout({ route, page, sidebarItems }: LayoutProps) {
  const place = { path: route, sidebar: page.sidebar };
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main" data-action="skip">
        {translate({ id: 'skipToContent', message: 'Skip to main content' })}
      </a>
      {announcementBar && <AnnouncementBar bar={announcementBar} />}
      <Navbar place={place} />
      <div className={styles.page} data-page-type={page.pageType}>
        {page.sidebar && sidebarItems && (
          <Sidebar name={page.sidebar} items={sidebarItems} path={route} />
        )}
        <Main page={page} />
      </div>
    </div>
  );
}

/** Renders the `main` element of a page, which the router replaces. */
export function Main({ page }: { page: PageParts }) {
  const { pageType, html, breadcrumbs, contents, foot, component: Component } = page;
  if (pageType !== 'doc') {
    return (
      <main id="main" className={styles.main} tabIndex={-1}>
        {pageType === '404' ? <NotFound /> : <div className="prose" {...fixed(html)} />}
      </main>
    );
  }
  // The table of contents arrives last, but needs space from the start (`data-contents`).
  return (
    <main
      id="main"
      className={styles.columns}
      tabIndex={-1}
      data-contents={contents === undefined ? undefined : true}
    >
      {showBreadcrumbs && breadcrumbs !== undefined && (
        <nav className="breadcrumbs" aria-label="Breadcrumbs" {...fixed(breadcrumbs)} />
      )}
      <div className={styles.article}>
        {Component ? (
          <article className="prose">
            <Component />
          </article>
        ) : (
          <article className="prose" {...fixed(html)} />
        )}
        {foot !== undefined && <div className="page-foot" {...fixed(foot)} />}
      </div>
      {/* After the article in the tab order, but beside or above it on the screen. */}
      {contents !== undefined && <details className="contents" {...fixed(contents)} />}
    </main>
  );
}

const fixed = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

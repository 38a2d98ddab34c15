import type { ReactNode } from 'react';
import { announcementBar, breadcrumbs as showBreadcrumbs } from '../../config/theme';
import type { SidebarItem } from '../../config/types';
import type { PageParts } from '../../lib/parts';
import { AnnouncementBar } from '../AnnouncementBar/AnnouncementBar';
import { Navbar } from '../Navbar/Navbar';
import { NotFound } from '../NotFound/NotFound';
import { Sidebar } from '../Sidebar/Sidebar';
import { MAIN_ID, SkipLink } from '../SkipLink/SkipLink';
import styles from './Layout.module.css';

/** The props of a page and its frame, which the build renders. */
export interface LayoutProps {
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
      <SkipLink />
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
  if (pageType === '404') {
    return (
      <MainElement className={styles.main}>
        <NotFound />
      </MainElement>
    );
  }
  if (pageType === 'home') {
    return (
      <MainElement className={styles.main}>
        <div className="prose" {...fixed(html)} />
      </MainElement>
    );
  }
  return (
    <MainElement className={styles.columns} hasContents={contents !== undefined}>
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
    </MainElement>
  );
}

interface MainElementProps {
  className?: string;
  /** Whether the page has a table of contents. It arrives last, but needs space from the start. */
  hasContents?: boolean;
  children: ReactNode;
}

/** Renders the target of the skip link. */
function MainElement({ className, hasContents, children }: MainElementProps) {
  return (
    <main id={MAIN_ID} className={className} tabIndex={-1} data-contents={hasContents || undefined}>
      {children}
    </main>
  );
}

/** Returns the props of an element with HTML from the build. */
const fixed = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

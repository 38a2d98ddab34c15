import { type ReactNode, useEffect } from 'react';
import { AnnouncementBar } from '../AnnouncementBar/AnnouncementBar';
import { Article } from '../Article/Article';
import { announcementBar, breadcrumbs as showBreadcrumbs } from '../config/theme';
import { CrashPage } from '../ErrorBoundary/CrashPage';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { useView } from '../hooks/useView';
import { PartLoading } from '../lazy/PartLoading';
import { useLoad } from '../lazy/useLoad';
import { Navbar } from '../Navbar/Navbar';
import { NotFound } from '../NotFound/lazyNotFound';
import { loadPage, type Page } from '../pages/pages';
import { afterPaint } from '../router/transition';
import { updateHead } from '../router/updateHead';
import { Sidebar } from '../Sidebar/Sidebar';
import { MAIN_ID, SkipLink } from '../SkipLink/SkipLink';
import { TableOfContents } from '../TableOfContents/TableOfContents';
import { trustedHtml } from '../trustedTypes';
import styles from './Layout.module.css';

/**
 * The frame of every page, and the page in it.
 *
 * @param setPage changes the page of the view; without one, the page is loaded
 */
export function Layout({ setPage }: { setPage: (page?: Page) => void }) {
  const { route, page } = useView();
  return (
    <div className={styles.frame}>
      <SkipLink />
      {announcementBar && <AnnouncementBar bar={announcementBar} />}
      <Navbar />
      <ErrorBoundary
        resetKey={route}
        fallback={(failure) => (
          <Main>
            <CrashPage {...failure} />
          </Main>
        )}
      >
        {page ? (
          <ShownPage page={page} onEmpty={setPage} />
        ) : (
          <MissingPage key={route} onLoaded={setPage} />
        )}
      </ErrorBoundary>
    </div>
  );
}

/** The skip link's target. */
function Main({ className = styles.main, children }: { className?: string; children: ReactNode }) {
  return (
    <main id={MAIN_ID} className={className} tabIndex={-1}>
      {children}
    </main>
  );
}

/** Loads the page, where that did not come before. */
function MissingPage({ onLoaded }: { onLoaded: (page: Page) => void }) {
  const { route } = useView();
  const loading = useLoad(() => loadPage(route), onLoaded);
  // The title of the page before is not this one's.
  useEffect(() => updateHead({}, route), [route]);
  return (
    <Main>
      <PartLoading what="The page" {...loading} />
    </Main>
  );
}

interface ShownPageProps {
  page: Page;
  onEmpty: () => void;
}

function ShownPage(props: ShownPageProps) {
  const { route } = useView();
  const { page } = props;
  const { pageType, html } = page;
  // Nothing of this is seen in the page: it comes after it.
  useEffect(() => afterPaint(() => updateHead(page, route)), [page, route]);
  if (pageType === 'doc') return <DocPage {...props} />;
  return (
    <Main>
      {pageType === '404' ? (
        <NotFound />
      ) : (
        <Article key={route} as="div" html={html} onEmpty={props.onEmpty} />
      )}
    </Main>
  );
}

/**
 * A page of text, with what leads to it, through it and on from it. The sidebar stays from page to page,
 * with what the reader has opened and scrolled in it.
 */
function DocPage({ page, onEmpty }: ShownPageProps) {
  const { route } = useView();
  const { sidebar, breadcrumbs, contents, foot, html, component: Component } = page;
  return (
    <div className={styles.page}>
      {sidebar && <Sidebar name={sidebar} />}
      <Main className={styles.columns}>
        {contents !== undefined && <TableOfContents key={route} html={contents} />}
        {showBreadcrumbs && breadcrumbs !== undefined && (
          <nav className="breadcrumbs" aria-label="Breadcrumbs" {...fixed(breadcrumbs)} />
        )}
        <div className={styles.article}>
          {Component ? (
            <article className="prose">
              <Component />
            </article>
          ) : (
            <Article key={route} html={html} onEmpty={onEmpty} />
          )}
          {foot !== undefined && <div className="page-foot" {...fixed(foot)} />}
        </div>
      </Main>
    </div>
  );
}

/** For an element with HTML that the build has made; empty where it stands in the document. */
const fixed = (html: string) => ({
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: trustedHtml(html) },
});

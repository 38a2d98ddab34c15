import { Content, useLocation } from '@rspress/core/runtime';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { savesData } from '../../sw/client/connection';
import { whenIdle } from '../../sw/client/when-idle';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { announcementBar } from '../config/announcement';
import { breadcrumbs as showBreadcrumbs } from '../config/layout';
import { CrashPage } from '../ErrorBoundary/CrashPage';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { Footer } from '../Footer/Footer';
import { useFramePage, usePageNavigation } from '../hooks/usePageNavigation';
import { Navbar } from '../Navbar/Navbar';
import { NotFound } from '../NotFound/NotFound';
import { PageInfo } from '../PageInfo/PageInfo';
import { Pagination } from '../Pagination/Pagination';
import { Sidebar } from '../Sidebar/Sidebar';
import { preloadSidebars } from '../Sidebar/sidebarData';
import { MAIN_ID, SkipLink } from '../SkipLink/SkipLink';
import { shownHeadings, TableOfContents } from '../TableOfContents/TableOfContents';
import styles from './Layout.module.css';

const AnnouncementBar = lazy(() => import('../AnnouncementBar/AnnouncementBar'));

/** The frame of every page. */
export function Layout() {
  // The Markdown copies of the pages are made from the content alone.
  if (import.meta.env.SSG_MD) return <Content />;
  return <Frame />;
}

function Frame() {
  const { pageType } = useFramePage();
  const { pathname } = useLocation();
  useEffect(
    () =>
      whenIdle(() => {
        if (!savesData()) preloadSidebars();
      }),
    [],
  );
  return (
    <div className={styles.frame}>
      <SkipLink />
      {announcementBar && (
        <Suspense>
          <AnnouncementBar />
        </Suspense>
      )}
      <Navbar />
      <ErrorBoundary
        resetKey={pathname}
        fallback={(failure) => (
          <Main>
            <CrashPage {...failure} />
          </Main>
        )}
      >
        {pageType === '404' ? (
          <Main>
            <NotFound />
          </Main>
        ) : pageType === 'home' ? (
          <Main>
            <Content />
          </Main>
        ) : (
          <DocPage />
        )}
      </ErrorBoundary>
      <Footer />
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

/** A page of text, with what leads to it, through it and on from it. */
function DocPage() {
  const { toc } = useFramePage();
  const { pathname } = useLocation();
  const navigation = usePageNavigation();
  const headings = shownHeadings(toc);
  return (
    <div className={styles.page}>
      {navigation?.sidebar && <Sidebar name={navigation.sidebar} />}
      <Main className={styles.columns}>
        {showBreadcrumbs && navigation && <Breadcrumbs items={navigation.breadcrumbs} />}
        {headings.length > 0 && <TableOfContents key={pathname} toc={headings} />}
        <div className={styles.article}>
          {/* Each page has its own, so that the old one leaves the document in one piece: that is quicker. */}
          <article key={pathname}>
            <Content />
          </article>
          {navigation && <PageInfo {...navigation} />}
          {navigation && <Pagination {...navigation} />}
        </div>
      </Main>
    </div>
  );
}

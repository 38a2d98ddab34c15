import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { savesData } from '../../sw/client/connection';
import { whenIdle } from '../../sw/client/when-idle';
import { Article } from '../Article/Article';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { announcementBar, breadcrumbs as showBreadcrumbs } from '../config/theme';
import { CrashPage } from '../ErrorBoundary/CrashPage';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { Footer } from '../Footer/Footer';
import { usePageNavigation, useView } from '../hooks/useView';
import { PartLoading } from '../lazy/PartLoading';
import { useLoad } from '../lazy/useLoad';
import { Navbar } from '../Navbar/Navbar';
import { NotFound } from '../NotFound/NotFound';
import { PageInfo } from '../PageInfo/PageInfo';
import { Pagination } from '../Pagination/Pagination';
import { loadPage, type Page } from '../pages/pages';
import { Sidebar } from '../Sidebar/Sidebar';
import { preloadSidebars } from '../Sidebar/sidebarData';
import { MAIN_ID, SkipLink } from '../SkipLink/SkipLink';
import { TableOfContents } from '../TableOfContents/TableOfContents';
import styles from './Layout.module.css';

const AnnouncementBar = lazy(() => import('../AnnouncementBar/AnnouncementBar'));

/**
 * The frame of every page, and the page in it.
 *
 * @param setPage changes the page of the view; without one, the page is loaded
 */
export function Layout({ setPage }: { setPage: (page?: Page) => void }) {
  const { route, page } = useView();
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
        resetKey={route}
        fallback={(failure) => (
          <Main>
            <CrashPage {...failure} />
          </Main>
        )}
      >
        {page ? (
          <ShownPage key={route} route={route} page={page} onEmpty={setPage} />
        ) : (
          <MissingPage key={route} onLoaded={setPage} />
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

/** Loads the page, where that did not come before. */
function MissingPage({ onLoaded }: { onLoaded: (page: Page) => void }) {
  const { route } = useView();
  const loading = useLoad(() => loadPage(route), onLoaded);
  return (
    <Main>
      <PartLoading what="The page" {...loading} />
    </Main>
  );
}

interface ShownPageProps {
  route: string;
  page: Page;
  onEmpty: () => void;
}

function ShownPage(props: ShownPageProps) {
  const { pageType } = props.page;
  if (pageType === 'doc') return <DocPage {...props} />;
  return <Main>{pageType === '404' ? <NotFound /> : <Article as="div" {...props} />}</Main>;
}

/** A page of text, with what leads to it, through it and on from it. */
function DocPage(props: ShownPageProps) {
  const { page } = props;
  const navigation = usePageNavigation();
  const Component = page.component;
  return (
    <div className={styles.page}>
      {navigation?.sidebar && <Sidebar name={navigation.sidebar} />}
      <Main className={styles.columns}>
        {showBreadcrumbs && navigation && <Breadcrumbs items={navigation.breadcrumbs} />}
        {page.toc.length > 0 && <TableOfContents toc={page.toc} />}
        <div className={styles.article}>
          {Component ? (
            <article className="prose">
              <Component />
            </article>
          ) : (
            <Article {...props} />
          )}
          {navigation && <PageInfo {...navigation} />}
          {navigation && <Pagination {...navigation} />}
        </div>
      </Main>
    </div>
  );
}

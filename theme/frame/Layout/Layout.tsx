import type { ReactNode } from 'react';
import { markdownPathOf } from '../../config/routes';
import { site } from '../../config/site';
import { problemForm } from '../../config/source';
import {
  announcementBar,
  breadcrumbs as showBreadcrumbs,
  tableOfContents,
} from '../../config/theme';
import { translate } from '../../config/translate';
import { withBase } from '../../lib/base';
import type { PageInfo } from '../../lib/renderedPages';
import { FrameLink } from '../../ui/FrameLink/FrameLink';
import { AnnouncementBar } from '../AnnouncementBar/AnnouncementBar';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { Navbar } from '../Navbar/Navbar';
import { NotFound } from '../NotFound/NotFound';
import { PageFooter } from '../PageFooter/PageFooter';
import { Contents } from '../TableOfContents/TableOfContents';
import styles from './Layout.module.css';

interface FrameProps {
  route: string;
  page: PageInfo;
  /** The HTML of the sidebar, if any, and of the `main` element. */
  content: string;
}

/** Class of the element that contains the frame. */
export const FRAME = styles.frame;

/** Renders the frame around a page. The browser receives it as HTML and does not hydrate it. */
export function Frame({ route, page, content }: FrameProps) {
  return (
    <>
      <a className={styles.skip} href="#main" data-action="skip">
        {translate({ id: 'skipToContent', message: 'Skip to main content' })}
      </a>
      {announcementBar && <AnnouncementBar bar={announcementBar} />}
      <Navbar place={{ path: route, ...page.navigation }} />
      <div
        className={styles.page}
        data-page-type={page.pageType}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
        dangerouslySetInnerHTML={{ __html: content }}
      />
    </>
  );
}

interface MainProps {
  route: string;
  page: PageInfo;
  children?: ReactNode;
}

/** Renders the `main` element of a page, which the router replaces. */
export function Main({ route, page, children }: MainProps) {
  const { pageType, navigation, headings = [] } = page;
  if (pageType !== 'doc') {
    return (
      <main id="main" className={styles.main} tabIndex={-1}>
        {pageType === '404' ? <NotFound /> : <div className="prose">{children}</div>}
      </main>
    );
  }
  const { minLevel, maxLevel } = tableOfContents;
  const listed = headings.filter(({ depth }) => depth >= minLevel && depth <= maxLevel);
  // The table of contents arrives last, but needs space from the start (`data-contents`).
  return (
    <main
      id="main"
      className={styles.columns}
      tabIndex={-1}
      data-contents={listed.length > 0 || undefined}
      data-section={navigation?.section}
    >
      {showBreadcrumbs && navigation && (
        <nav className="breadcrumbs" aria-label="Breadcrumbs">
          <Breadcrumbs {...navigation} />
        </nav>
      )}
      <div className={styles.article}>
        <article className="prose">{children}</article>
        {navigation && (
          <div className="page-foot">
            <PageFooter {...navigation} />
          </div>
        )}
      </div>
      {/* After the article in the tab order, but beside or above it on the screen. */}
      {listed.length > 0 && (
        <details className="contents">
          <Contents headings={listed} tools={toolsOf(route, page)} />
        </details>
      )}
    </main>
  );
}

/** What readers do with the whole page. Generated pages have no file to edit, and their text is short. */
function toolsOf(route: string, { title = '', navigation }: PageInfo) {
  if (navigation?.editUrl) {
    return [
      <FrameLink key="edit" href={navigation.editUrl}>
        Edit this page
      </FrameLink>,
      <a key="copy" href={withBase(markdownPathOf(route))} data-action="copy-page">
        Copy page as Markdown
      </a>,
    ];
  }
  const address = site.origin + withBase(route);
  return [
    <FrameLink
      key="report"
      href={`${problemForm}&title=${encodeURIComponent(title)}&address=${address}`}
    >
      Report a problem
    </FrameLink>,
  ];
}

import type { NavigationLink, PageNavigation } from '../../config/types';
import { withBase } from '../../lib/base';
import { FrameLink } from '../../ui/FrameLink/FrameLink';
import { Icon } from '../../ui/Icon/Icon';

type PageFooterProps = Pick<PageNavigation, 'editUrl' | 'lastUpdated' | 'previous' | 'next'>;

/** Renders the edit link and the date of the last update, and links to the neighbors in the sidebar. */
export function PageFooter({ editUrl, lastUpdated, previous, next }: PageFooterProps) {
  const link = ({ label, href }: NavigationLink, rel: 'prev' | 'next', direction: string) => (
    <a href={withBase(href)} rel={rel}>
      <small>{direction}</small>
      {label}
    </a>
  );
  return (
    <>
      {(editUrl || lastUpdated) && (
        <div className="page-info">
          {editUrl && (
            <FrameLink href={editUrl}>
              <Icon name="pencil" /> Edit this page
            </FrameLink>
          )}
          {lastUpdated && (
            <span>
              Last updated on <time dateTime={lastUpdated.day}>{lastUpdated.text}</time>
            </span>
          )}
        </div>
      )}
      {(previous || next) && (
        <nav className="pagination" aria-label="Docs pages">
          {previous && link(previous, 'prev', 'Previous')}
          {next && link(next, 'next', 'Next')}
        </nav>
      )}
    </>
  );
}

import type { NavigationLink, PageNavigation } from '../../config/types';
import { Icon } from '../../ui/Icon/Icon';

interface PageFooterProps
  extends Pick<PageNavigation, 'editUrl' | 'lastUpdated' | 'previous' | 'next'> {
  /** Adds the base path to a route. */
  address(route: string): string;
}

/** Renders the edit link and the date of the last update, and links to the neighbors in the sidebar. */
export function PageFooter({ editUrl, lastUpdated, previous, next, address }: PageFooterProps) {
  const link = ({ label, href }: NavigationLink, rel: 'prev' | 'next', direction: string) => (
    <a href={address(href)} rel={rel}>
      <small>{direction}</small>
      {label}
    </a>
  );
  return (
    <>
      {(editUrl || lastUpdated) && (
        <div className="page-info">
          {editUrl && (
            <a href={editUrl} target="_blank" rel="noopener noreferrer">
              <Icon name="pencil" /> Edit this page
            </a>
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

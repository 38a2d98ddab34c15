import type { NavigationLink, PageNavigation } from '../../config/types';
import { Icon } from '../../ui/Icon/Icon';

interface PageFooterProps
  extends Pick<PageNavigation, 'editUrl' | 'lastUpdated' | 'previous' | 'next'> {
  /** Adds the base path to a route. */
  address(route: string): string;
}

/** Renders the footer of an article. */
export function PageFooter(props: PageFooterProps) {
  return (
    <>
      {(props.editUrl || props.lastUpdated) && <PageInfo {...props} />}
      {(props.previous || props.next) && <Pagination {...props} />}
    </>
  );
}

/** Renders the edit link and the date of the last update. */
function PageInfo({ editUrl, lastUpdated }: PageFooterProps) {
  return (
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
  );
}

/** Renders links to the previous and next page in the sidebar. */
function Pagination({ previous, next, address }: PageFooterProps) {
  const link = ({ label, href }: NavigationLink, rel: 'prev' | 'next', direction: string) => (
    <a href={address(href)} rel={rel}>
      <small>{direction}</small>
      {label}
    </a>
  );
  return (
    <nav className="pagination" aria-label="Docs pages">
      {previous && link(previous, 'prev', 'Previous')}
      {next && link(next, 'next', 'Next')}
    </nav>
  );
}

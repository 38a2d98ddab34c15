import type { PageNavigation } from '../../config/types';
import { Icon } from '../../ui/Icon/Icon';

interface BreadcrumbsProps extends Pick<PageNavigation, 'breadcrumbs'> {
  /** Adds the base path to a route. */
  address(route: string): string;
}

export function Breadcrumbs({ breadcrumbs, address }: BreadcrumbsProps) {
  const last = breadcrumbs.length - 1;
  return (
    <ol>
      <li>
        <a href={address('/')} aria-label="Home page">
          <Icon name="home" />
        </a>
      </li>
      {breadcrumbs.map(({ label, href }, index) => (
        <li key={label}>
          {href && index < last ? (
            <a href={address(href)}>{label}</a>
          ) : (
            <span aria-current={index === last ? 'page' : undefined}>{label}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

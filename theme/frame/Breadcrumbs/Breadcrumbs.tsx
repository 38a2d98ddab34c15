import type { PageNavigation } from '../../config/types';
import { withBase } from '../../lib/base';
import { Icon } from '../../ui/Icon/Icon';

export function Breadcrumbs({ breadcrumbs }: Pick<PageNavigation, 'breadcrumbs'>) {
  const last = breadcrumbs.length - 1;
  return (
    <ol>
      <li>
        <a href={withBase('/')} aria-label="Home page">
          <Icon name="home" />
        </a>
      </li>
      {breadcrumbs.map(({ label, href }, index) => (
        <li key={label}>
          {href && index < last ? (
            <a href={withBase(href)}>{label}</a>
          ) : (
            <span aria-current={index === last ? 'page' : undefined}>{label}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

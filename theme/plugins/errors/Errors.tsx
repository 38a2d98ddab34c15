import { Fragment } from 'react';
import { Badge } from '../../content/Badge/Badge';
import { withBase } from '../../lib/base';

/** The errors that one page explains. */
export interface ErrorGroup {
  title: string;
  route: string;
  /** The first version that has the page's subject. */
  since?: string;
  errors: { text: string; id: string }[];
}

/** Renders all errors that guides explain, grouped by guide. */
export function Errors({ groups }: { groups: readonly ErrorGroup[] }) {
  return (
    <nav aria-label="All errors">
      {groups.map(({ title, route, since, errors }) => (
        <Fragment key={route}>
          <h3>
            {title}
            {since && ' '}
            {since && <Badge since={since} />}
          </h3>
          <ul>
            {errors.map(({ text, id }) => (
              <li key={id}>
                <a href={withBase(`${route}#${id}`)}>{text}</a>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}

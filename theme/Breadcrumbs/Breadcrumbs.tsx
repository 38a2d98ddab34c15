import { Fragment } from 'react';
import type { PageNavigation } from '../config/types';
import { FrameLink } from '../FrameLink/FrameLink';
import { Icon } from '../Icon/Icon';
import styles from './Breadcrumbs.module.css';

/** The way from the home page to this one, also as schema.org data for search engines. */
export function Breadcrumbs({ items }: { items: PageNavigation['breadcrumbs'] }) {
  const last = items.length - 1;
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumbs">
      <ol itemScope itemType="https://schema.org/BreadcrumbList">
        <li>
          <FrameLink href="/" aria-label="Home page">
            <Icon name="home" />
          </FrameLink>
        </li>
        {items.map(({ label, href }, index) => (
          <Fragment key={label}>
            <li className={styles.separator} aria-hidden="true">
              <Icon name="chevron" />
            </li>
            <li itemProp="itemListElement" itemScope itemType="https://schema.org/ListItem">
              {href && index < last ? (
                <FrameLink href={href} itemProp="item">
                  <span itemProp="name">{label}</span>
                </FrameLink>
              ) : (
                <span itemProp="name" aria-current={index === last ? 'page' : undefined}>
                  {label}
                </span>
              )}
              <meta itemProp="position" content={String(index + 1)} />
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}

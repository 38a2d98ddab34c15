import type { PageNavigation } from '../config/types';
import { FrameLink } from '../FrameLink/FrameLink';
import { Icon } from '../Icon/Icon';
import styles from './Breadcrumbs.module.css';

/** The way from the home page to this one. Search engines have it from the head (`scripts/metadata`). */
export function Breadcrumbs({ items }: { items: PageNavigation['breadcrumbs'] }) {
  const last = items.length - 1;
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumbs">
      <ol>
        <li>
          <FrameLink href="/" aria-label="Home page">
            <Icon name="home" />
          </FrameLink>
        </li>
        {items.map(({ label, href }, index) => (
          <li key={label}>
            {href && index < last ? (
              <FrameLink href={href}>{label}</FrameLink>
            ) : (
              <span aria-current={index === last ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

import type { NavigationLink, PageNavigation } from '../config/types';
import { FrameLink } from '../FrameLink/FrameLink';
import styles from './Pagination.module.css';

/** Links to the page before and the page after this one in its sidebar. */
export function Pagination({ previous, next }: Pick<PageNavigation, 'previous' | 'next'>) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.pagination} aria-label="Docs pages">
      {previous && <Neighbour link={previous} direction="Previous" />}
      {next && <Neighbour link={next} direction="Next" />}
    </nav>
  );
}

function Neighbour({ link, direction }: { link: NavigationLink; direction: 'Previous' | 'Next' }) {
  const isNext = direction === 'Next';
  return (
    <FrameLink
      href={link.href}
      rel={isNext ? 'next' : 'prev'}
      className={isNext ? styles.next : styles.previous}
    >
      <span className={styles.direction}>{direction}</span>
      <span className={styles.label}>{link.label}</span>
    </FrameLink>
  );
}

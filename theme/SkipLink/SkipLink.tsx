import { LABELS } from '../config/constants';
import styles from './SkipLink.module.css';

/** Id of the element that holds the page's content. */
export const MAIN_ID = 'main';

/** The first stop of the Tab key: past navbar and sidebar, straight to the content. */
export function SkipLink() {
  return (
    <a
      className={styles.link}
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // The address stays as it is: a hash would be shared and bookmarked.
        const main = document.getElementById(MAIN_ID);
        if (!main) return;
        event.preventDefault();
        main.focus();
        main.scrollIntoView();
      }}
    >
      {LABELS.skipToContent}
    </a>
  );
}

import { translate } from '../../config/translate';
import styles from './SkipLink.module.css';

/** Id of the element that contains the page's content. */
export const MAIN_ID = 'main';

/** Renders the first tab stop, which skips navbar and sidebar. */
export function SkipLink() {
  return (
    <a className={styles.link} href={`#${MAIN_ID}`} data-action="skip">
      {translate({ id: 'skipToContent', message: 'Skip to main content' })}
    </a>
  );
}

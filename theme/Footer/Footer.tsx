import { footer } from '../config/theme';
import { FrameLink } from '../FrameLink/FrameLink';
import styles from './Footer.module.css';

/** The end of every page. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        {footer.columns.map(({ title, links }) => (
          <div key={title}>
            <p className={styles.title}>{title}</p>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <FrameLink href={href}>{label}</FrameLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className={styles.copyright}>{footer.copyright}</p>
    </footer>
  );
}

import { footer } from '../../config/theme';
import { FrameLink } from '../../ui/FrameLink/FrameLink';

/** Renders the footer, which is the same on every page. */
export function Footer() {
  return (
    <footer className="footer">
      <div className="footer-columns">
        {footer.columns.map(({ title, links }) => (
          <div key={title}>
            <p className="footer-title">{title}</p>
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
      <p className="footer-copyright">{footer.copyright}</p>
    </footer>
  );
}

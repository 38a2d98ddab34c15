import { addBase } from '../../config/routes';
import { footer } from '../../config/theme';

/** Renders the content of the footer, which is the same on every page. */
export function Footer({ base }: { base: string }) {
  return (
    <>
      <div className="footer-columns">
        {footer.columns.map(({ title, links }) => (
          <div key={title}>
            <p className="footer-title">{title}</p>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  {href.startsWith('/') ? (
                    <a href={addBase(href, base)}>{label}</a>
                  ) : (
                    <a href={href} target="_blank" rel="noopener noreferrer">
                      {label}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="footer-copyright">{footer.copyright}</p>
    </>
  );
}

import { toHtml } from 'hast-util-to-html';
import { Footer } from '../../theme/frame/Footer/Footer';
import { toHast } from './to-hast';

/**
 * Renders the content of the footer as HTML. The document contains it after the application.
 *
 * @param base path under which the site is served
 */
export const footerHtml = (base: string): string =>
  toHtml({ type: 'root', children: toHast(<Footer base={base} />) });

import { site } from '../../theme/config/site';

/**
 * The pictures in `docs/public` that stand for the site: browser tabs, home screens, shared links. All
 * are drawn from `logo.svg` by `npm run images`. Paths are below the site's base.
 */

/** The picture that shared links show: the size that Open Graph consumers ask for, in px. */
export const socialImage = { file: 'social-card.png', width: 1200, height: 630 } as const;

/** Icon for tabs; it follows the browser's own colour scheme. */
export const faviconSvg = site.favicon.slice(1);

/** Icons of fixed size (side in px). `padded` and `maskable` ones are opaque: platforms cut them. */
export const icons = [
  { file: 'favicon.ico', size: 32, kind: 'plain' },
  { file: 'apple-touch-icon.png', size: 180, kind: 'padded' },
  { file: 'icon-192.png', size: 192, kind: 'plain' },
  { file: 'icon-512.png', size: 512, kind: 'plain' },
  { file: 'icon-maskable-512.png', size: 512, kind: 'maskable' },
] as const;

/** The web app manifest. */
export const manifestFile = 'manifest.webmanifest';

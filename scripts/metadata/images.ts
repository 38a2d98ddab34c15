import { site } from '../../theme/config/site';

/** Images in `docs/public` for browser tabs, home screens and shared links, drawn after `logo.svg`. */

/** The image for link previews, in the size that is recommended for Open Graph, in px. */
export const socialImage = { file: 'social-card.png', width: 1200, height: 630 } as const;

/** Icon for browser tabs. It follows the color scheme of the browser. */
export const faviconSvg = site.favicon.slice(1);

/** Square icons with sizes in px. `padded` and `maskable` icons are opaque, because platforms crop them. */
export const icons = [
  { file: 'favicon.ico', size: 32, kind: 'plain' },
  { file: 'apple-touch-icon.png', size: 180, kind: 'padded' },
  { file: 'icon-96.png', size: 96, kind: 'plain' },
  { file: 'icon-192.png', size: 192, kind: 'plain' },
  { file: 'icon-512.png', size: 512, kind: 'plain' },
  { file: 'icon-maskable-512.png', size: 512, kind: 'maskable' },
] as const;

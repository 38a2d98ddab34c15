import { SHORTCUTS } from '../../../theme/config/pages';
import { addBase } from '../../../theme/config/routes';
import { htmlAttributes, site } from '../../../theme/config/site';
import { surfaceColor } from '../../metadata/head';
import { icons } from '../../metadata/images';

const WIDE = { form: 'wide', width: 1280, height: 800 };
const NARROW = { form: 'narrow', width: 390, height: 844 };
const GUIDE = '/docs/with-reset';

/** Screenshots from `docs/public/screenshots` that browsers show in their install dialog. */
export const SCREENSHOTS = [
  {
    ...WIDE,
    file: 'screenshots/guide-wide.png',
    route: GUIDE,
    label: 'A guide with its sidebar and table of contents',
  },
  { ...NARROW, file: 'screenshots/guide-narrow.png', route: GUIDE, label: 'A guide on a phone' },
  { ...NARROW, file: 'screenshots/home-narrow.png', route: '/', label: 'The home page on a phone' },
];

/** Path of the manifest, below the base path. */
export const manifestFile = 'manifest.webmanifest';

/** Makes the site installable. Every page links to it. */
export function appManifest(base: string) {
  const light = surfaceColor('light');
  const images = icons
    .filter(({ file }) => file.startsWith('icon-'))
    .map(({ file, size, kind }) => ({
      src: base + file,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: kind === 'maskable' ? 'maskable' : 'any',
    }));
  const dark = surfaceColor('dark');
  return {
    id: base,
    name: site.title,
    short_name: site.title,
    description: site.description,
    ...htmlAttributes,
    scope: base,
    start_url: base,
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    theme_color: light,
    background_color: light,
    // This member is a proposal. Browsers that do not support it use the colors above.
    user_preferences: { color_scheme: { dark: { theme_color: dark, background_color: dark } } },
    categories: ['education', 'developer', 'reference'],
    // Windows that are already open show what is launched, instead of another window.
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    icons: images,
    screenshots: SCREENSHOTS.map(({ file, width, height, form, label }) => ({
      src: base + file,
      sizes: `${width}x${height}`,
      type: 'image/png',
      form_factor: form,
      label,
    })),
    shortcuts: SHORTCUTS.map(({ name, route }) => ({
      name,
      url: addBase(route, base),
      icons: images.filter(({ sizes }) => sizes === '96x96'),
    })),
  };
}

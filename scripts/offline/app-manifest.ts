import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { START_URL_QUERY } from '../../sw/urls';
import { QUERY_PARAMETER } from '../../theme/Search/link';
import { icons, manifestFile } from '../metadata/images';
import { surfaceColor } from '../metadata/plugin';

const WIDE = { form: 'wide', width: 1280, height: 800 };
const NARROW = { form: 'narrow', width: 390, height: 844 };
const GUIDE = '/docs/with-reset';

/** Pictures of the site that browsers show when they offer to install it; in `docs/public/screenshots`. */
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

export interface AppManifestOptions {
  title: string;
  description: string;
  lang: string;
  dir: string;
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
  /** Style sheet that sets `--surface` in both colour modes: the colour of the app window's frame. */
  tokens: string;
  /** Entries in the context menu of the installed app's icon: name and route. */
  shortcuts: readonly { name: string; route: string }[];
}

/** Makes the site installable: writes the web app manifest that the head of every page names. */
export function pluginAppManifest(options: AppManifestOptions): RspressPlugin {
  return {
    name: 'app-manifest',
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const dist = path.resolve(config.outDir ?? 'doc_build');
      const manifest = appManifest(options);
      for (const { src } of [...manifest.icons, ...manifest.screenshots]) {
        if (existsSync(path.join(dist, src.slice(options.base.length)))) continue;
        throw new Error(
          `The web app manifest names ${src}, which is not in the built site. Draw the pictures again: npm run images`,
        );
      }
      await writeFile(path.join(dist, manifestFile), JSON.stringify(manifest));
    },
  };
}

/** The content of the web app manifest. */
export function appManifest(options: AppManifestOptions) {
  const { title, description, lang, dir, base, tokens, shortcuts } = options;
  const { light, dark } = frameColors(tokens);
  return {
    id: base,
    name: title,
    short_name: title,
    description,
    lang,
    dir,
    scope: base,
    start_url: `${base}${START_URL_QUERY}`,
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    theme_color: light,
    background_color: light,
    // A proposed member; browsers without it use the colours above.
    user_preferences: { color_scheme: { dark: { theme_color: dark, background_color: dark } } },
    categories: ['education', 'developer', 'reference'],
    icons: icons
      .filter(({ file }) => file.startsWith('icon-'))
      .map(({ file, size, kind }) => ({
        src: base + file,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: kind === 'maskable' ? 'maskable' : 'any',
      })),
    screenshots: SCREENSHOTS.map(({ file, width, height, form, label }) => ({
      src: base + file,
      sizes: `${width}x${height}`,
      type: 'image/png',
      form_factor: form,
      label,
    })),
    shortcuts: [
      ...shortcuts.map(({ name, route }) => ({ name, url: base + route.slice(1) })),
      { name: 'Search', url: `${base}?${QUERY_PARAMETER}=` },
    ],
  };
}

/**
 * The colours of the site's background in both modes.
 *
 * @throws where the style sheet does not set `--surface` in both.
 */
export function frameColors(tokens: string): { light: string; dark: string } {
  const css = readFileSync(tokens, 'utf8');
  return { light: surfaceColor(css, 'light'), dark: surfaceColor(css, 'dark') };
}

/**
 * A script for the head, to run after the colour mode is set: gives the frame around a dark page a dark
 * colour. Browsers use the first theme colour in the head, so it goes before that of the default mode.
 * `theme/Offline/appWindow.ts` follows later changes.
 */
export function themeColorScript(tokens: string): string {
  const meta = `<meta name="theme-color" content="${frameColors(tokens).dark}">`;
  return `document.documentElement.dataset.theme==="dark"&&document.head.insertAdjacentHTML("afterbegin",'${meta}')`;
}

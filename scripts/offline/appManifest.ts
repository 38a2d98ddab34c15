import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { LAUNCH_QUERY } from '../../sw/launch';
import { QUERY_PARAMETER } from '../../theme/Search/link';
import { icons } from '../metadata/images';
import { SCREENSHOTS } from './screenshots';

export const APP_MANIFEST_FILE = 'manifest.webmanifest';

export interface AppManifestOptions {
  title: string;
  description: string;
  lang: string;
  dir: string;
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
  /** Style sheet with the site's colours: `--surface` in both modes becomes the colour of the frame. */
  tokens: string;
  /** Where an installed site's icon leads besides its start: route and name. */
  shortcuts: readonly { name: string; route: string }[];
}

/** Makes the site installable: writes the web app manifest, and names it and the theme colour in each head. */
export function pluginAppManifest(options: AppManifestOptions): RspressPlugin {
  return {
    name: 'app-manifest',
    async config(config) {
      const { light, dark } = await frameColors(options.tokens);
      config.head = [
        ...(config.head ?? []),
        ['link', { rel: 'manifest', href: `${options.base}${APP_MANIFEST_FILE}` }],
        ['meta', { name: 'theme-color', content: light }],
        // Of several theme colours the first one counts, and this one comes before. Later changes of the
        // mode are followed by `theme/Offline/themeColor.ts`.
        `<script>document.documentElement.dataset.theme==="dark"&&document.head.insertAdjacentHTML("beforeend",${JSON.stringify(`<meta name="theme-color" content="${dark}">`)})</script>`,
      ];
      return config;
    },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const dist = path.resolve(config.outDir ?? 'doc_build');
      const manifest = appManifest(options, await frameColors(options.tokens));
      for (const { src } of [...manifest.icons, ...manifest.screenshots]) {
        if (existsSync(path.join(dist, src.slice(options.base.length)))) continue;
        throw new Error(
          `The web app manifest names ${src}, which is not in the built site. Draw the pictures again: npm run images && npm run screenshots`,
        );
      }
      await writeFile(path.join(dist, APP_MANIFEST_FILE), JSON.stringify(manifest));
    },
  };
}

/** The web app manifest: what systems need to know to install the site. */
export function appManifest(
  { title, description, lang, dir, base, shortcuts }: Omit<AppManifestOptions, 'tokens'>,
  colors: FrameColors,
) {
  return {
    id: base,
    name: title,
    short_name: title,
    description,
    lang,
    dir,
    scope: base,
    start_url: `${base}${LAUNCH_QUERY}`,
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    theme_color: colors.light,
    background_color: colors.light,
    // For browsers that follow the proposal; the others take the colours above.
    user_preferences: {
      color_scheme: { dark: { theme_color: colors.dark, background_color: colors.dark } },
    },
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

export interface FrameColors {
  light: string;
  dark: string;
}

/**
 * Reads the colours of the site's background from its style sheet.
 *
 * @throws where the sheet does not set `--surface` in both modes.
 */
export async function frameColors(tokens: string): Promise<FrameColors> {
  const css = await readFile(tokens, 'utf8');
  const [light, dark] = [/:root\s*\{/, /:root\[data-theme="dark"\]\s*\{/].map((selector) => {
    const start = selector.exec(css)?.index ?? css.length;
    return /--surface:\s*(#[0-9a-f]+)/i.exec(css.slice(start))?.[1];
  });
  if (!light || !dark) {
    throw new Error(`${tokens} must set --surface to a hex colour in both modes.`);
  }
  return { light, dark };
}

import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { START_URL_QUERY } from '../../sw/start-url';
import { QUERY_PARAMETER } from '../../theme/Search/link';
import { icons, manifestFile } from '../metadata/images';
import { surfaceColor } from '../metadata/plugin';
import { SCREENSHOTS } from './screenshots';

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

/** Makes the site installable: writes the web app manifest, which every page's head names. */
export function pluginAppManifest(options: AppManifestOptions): RspressPlugin {
  return {
    name: 'app-manifest',
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const dist = path.resolve(config.outDir ?? 'doc_build');
      const manifest = appManifest(options, frameColors(options.tokens));
      for (const { src } of [...manifest.icons, ...manifest.screenshots]) {
        if (existsSync(path.join(dist, src.slice(options.base.length)))) continue;
        throw new Error(
          `The web app manifest names ${src}, which is not in the built site. Draw the pictures again: npm run images && npm run screenshots`,
        );
      }
      await writeFile(path.join(dist, manifestFile), JSON.stringify(manifest));
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
    start_url: `${base}${START_URL_QUERY}`,
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
export function frameColors(tokens: string): FrameColors {
  const css = readFileSync(tokens, 'utf8');
  return { light: surfaceColor(css, 'light'), dark: surfaceColor(css, 'dark') };
}

/**
 * A script for the head, after the one that sets the colour mode: gives the frame around a dark page a
 * dark colour. Of several theme colours the first one counts, and this one comes before that of the
 * default mode. Later changes of the mode are followed by `theme/Offline/appWindow.ts`.
 */
export function themeColorScript(tokens: string): string {
  // With the quotes of the other tags, which makes for smaller pages.
  const meta = `<meta name="theme-color" content="${frameColors(tokens).dark}">`;
  return `document.documentElement.dataset.theme==="dark"&&document.head.insertAdjacentHTML("afterbegin",'${meta}')`;
}

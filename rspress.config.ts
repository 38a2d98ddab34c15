import path from 'node:path';
import postcssGlobalData from '@csstools/postcss-global-data';
import { defineConfig } from '@rspress/core';
import postcssCustomMedia from 'postcss-custom-media';
import { apiEntryPoints } from './scripts/api/entry-points';
import { pluginTypeDoc } from './scripts/api/plugin';
import { bundlePlugins } from './scripts/bundle';
import { pluginDemos } from './scripts/demos/plugin';
import { pluginHome } from './scripts/home/plugin';
import { pluginMarkdown } from './scripts/markdown/plugin';
import { pluginMetadata } from './scripts/metadata/plugin';
import { pluginNavigation } from './scripts/navigation/plugin';
import { pluginAppManifest, themeColorScript } from './scripts/offline/app-manifest';
import { pluginOffline } from './scripts/offline/plugin';
import { pluginCrawl } from './scripts/rules/crawl/plugin';
import { inOrder } from './scripts/rules/in-order';
import { pluginRules } from './scripts/rules/plugin';
import { pluginMembers } from './scripts/samples/members-plugin';
import { pluginSearch } from './scripts/search/plugin';
import { headScript } from './theme/ColorMode/headScript';
import { announcementBar } from './theme/config/announcement';
import { colorMode } from './theme/config/color-mode';
import { site } from './theme/config/site';
import { baseBannerScript } from './theme/runtime/banner/baseBanner';
import { earlyScript } from './theme/Search/earlyScript';

/** The path under which the site is served: `BASE=/toolkit/ npm run build`. */
const base = process.env.BASE ?? '/';
const at = (...parts: string[]) => path.join(import.meta.dirname, ...parts);
const tokens = at('theme/styles/tokens.css');

const api = pluginTypeDoc({ entryPoints: apiEntryPoints, outDir: 'docs/api' });

export default defineConfig({
  root: 'docs',
  outDir: 'dist',
  base,
  lang: site.lang,
  title: site.title,
  description: site.description,
  siteOrigin: site.origin,
  search: false,
  llms: true,
  mediumZoom: false,
  route: { cleanUrls: true },
  markdown: { link: { checkDeadLinks: true, checkAnchors: true } },
  plugins: inOrder([
    api.plugin,
    pluginRules(),
    pluginNavigation(),
    pluginHome(),
    pluginMembers({ root: import.meta.dirname }),
    pluginMarkdown({ base, linksIn: api.linksIn }),
    ...bundlePlugins,
    pluginDemos(),
    pluginMetadata({ origin: site.origin, base }),
    pluginSearch({ outDir: at('dist') }),
    pluginAppManifest({
      ...site,
      base,
      tokens,
      shortcuts: [
        { name: 'Guides', route: '/docs/extensions' },
        { name: 'API reference', route: '/docs/api' },
      ],
    }),
    // After all that writes files: what comes later would be missing offline.
    pluginOffline({
      head: { ...site, home: site.origin + base },
      enabled: process.env.OFFLINE !== 'off',
    }),
    pluginCrawl(),
  ]),
  // Navigation and colour mode are the theme's own. Left out, Rspress would make a sidebar of all pages
  // and put it into the first load.
  themeConfig: { darkMode: 'force-light', nav: [], sidebar: {} },
  builderConfig: {
    performance: {
      // A line for each of hundreds of files, compressed to be weighed: `npm run weights` says what counts.
      printFileSize: false,
      buildCache: {
        // Compiled pages carry the base: a cached one is of no use to a site below another.
        cacheDigest: [base],
        // What makes pages out of sources, and the packages whose names code links to.
        buildDependencies: [at('scripts'), at('theme/config'), at('package-lock.json')],
      },
    },
    // In the template and not in `head`, which Rspress leaves out of the not-found page.
    html: {
      tags: [
        headScript(colorMode, announcementBar),
        themeColorScript(tokens),
        baseBannerScript(base),
        earlyScript(),
      ].map((children) => ({
        tag: 'script',
        children,
        append: false,
      })),
    },
    resolve: { alias: { '@rspress/core/theme-original': at('theme/rspress/theme-original.ts') } },
    tools: {
      postcss: {
        postcssOptions: {
          plugins: [
            postcssGlobalData({ files: [at('theme/styles/breakpoints.css')] }),
            postcssCustomMedia(),
          ],
        },
      },
    },
  },
});

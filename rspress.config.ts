import postcssGlobalData from '@csstools/postcss-global-data';
import type { HtmlTag } from '@rsbuild/core';
import { defineConfig } from '@rspress/core';
import postcssCustomMedia from 'postcss-custom-media';
import { apiEntryPoints } from './scripts/api/entry-points';
import { pluginTypeDoc } from './scripts/api/plugin';
import { Content, DEMOS_FOLDER } from './scripts/content/content';
import { footerHtml } from './scripts/content/footer';
import { Pages } from './scripts/content/pages';
import { pluginDemos } from './scripts/demos/plugin';
import { checkDemoUses } from './scripts/demos/uses';
import { pluginHover } from './scripts/hover/plugin';
import { inProject as at } from './scripts/lib/paths';
import { pluginDocuments } from './scripts/metadata/plugin';
import { themeColorScript } from './scripts/metadata/theme-color';
import { Navigation, pluginNavigation } from './scripts/navigation/plugin';
import { pluginOffline } from './scripts/offline/plugin';
import { pluginChunks } from './scripts/rspress/chunks';
import { pluginDevelopment } from './scripts/rspress/development';
import { pluginEntries } from './scripts/rspress/entries';
import { pluginPages } from './scripts/rspress/pages';
import { checkAddresses } from './scripts/rules/addresses';
import { pluginCrawl } from './scripts/rules/crawl/plugin';
import { pluginRules } from './scripts/rules/plugin';
import { loadMembers } from './scripts/samples/members-cache';
import { loadErrors } from './scripts/samples/shown-errors';
import { pluginSearch } from './scripts/search/plugin';
import { baseBannerScript } from './theme/BaseBanner/baseBanner';
import { headScript } from './theme/ColorMode/headScript';
import { site } from './theme/config/site';
import { announcementBar, colorMode } from './theme/config/theme';
import { earlyScript } from './theme/Search/earlyScript';

/** The path under which the site is served: `BASE=/toolkit/ npm run build`. */
const base = process.env.BASE ?? site.baseUrl;

const pages = new Pages(at('docs'));
const navigation = new Navigation(pages);
const api = pluginTypeDoc({ entryPoints: apiEntryPoints, outDir: 'docs/api', pages });
const content = new Content(pages, {
  base,
  linksIn: api.linksIn,
  releases: api.releases,
  ready: api.ready,
  loadMembers,
  errorsOf: (page) => loadErrors(page, pages),
  navigation,
});

const pageData = pluginPages({ contentOf: content.contentOf, digest: navigation.digest });
const documents = pluginDocuments({
  pages,
  content,
  navigation,
  files: pageData.files,
  address: { origin: site.origin, base },
  releases: api.releases,
});

export default defineConfig({
  root: 'docs',
  outDir: 'dist',
  base,
  lang: site.i18n.defaultLocale,
  title: site.title,
  description: site.description,
  siteOrigin: site.origin,
  search: false,
  llms: false,
  mediumZoom: false,
  route: { cleanUrls: true },
  plugins: [
    api.plugin,
    pluginRules({
      pages,
      content,
      checks: [
        (all) => checkDemoUses(all, DEMOS_FOLDER),
        (all) => checkAddresses(all, pages.root),
        api.check,
      ],
    }),
    pluginNavigation(navigation, pages),
    pluginEntries(),
    pageData.plugin,
    pluginChunks(),
    pluginDevelopment(),
    pluginDemos(pages),
    documents.plugin,
    pluginSearch(pages, content),
    pluginHover(pages, content, api),
    pluginOffline({ shell: documents.shell, enabled: process.env.OFFLINE !== 'off' }),
    pluginCrawl(pages),
  ],
  // Navigation and colour mode are the theme's own. Left out, Rspress would make a sidebar of all pages
  // and put it into the first load.
  themeConfig: { darkMode: 'force-light', nav: [], sidebar: {} },
  builderConfig: {
    performance: {
      // A line for each of hundreds of files, compressed to be weighed: `npm run bench -- first-load` says what counts.
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
        themeColorScript(),
        baseBannerScript(base),
        earlyScript(),
      ]
        .map((children): HtmlTag => ({ tag: 'script', children, append: false }))
        .concat({
          tag: 'footer',
          attrs: { class: 'footer' },
          children: footerHtml(base),
          head: false,
        }),
    },
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

import { defineConfig } from '@rspress/core';
import { pluginsContent } from './scripts/content/plugin';
import { basePathOf, inProject } from './scripts/lib/paths';
import { pluginDocuments, pluginTemplate } from './scripts/metadata/plugin';
import { pluginNavigation } from './scripts/navigation/plugin';
import { PLUGINS } from './scripts/plugins';
import { pluginBundler } from './scripts/rspress/bundler';
import { pluginChunks } from './scripts/rspress/chunks';
import { pluginDevelopment } from './scripts/rspress/development';
import { pluginEntries } from './scripts/rspress/entries';
import { pluginPages } from './scripts/rspress/pages';
import { Site } from './scripts/rspress/site';
import { pluginCrawl } from './scripts/rules/crawl';
import { pluginRules } from './scripts/rules/plugin';
import { site as config } from './theme/config/site';

/** Base path of the site: `BASE=/toolkit/ npm run build`. */
const base = basePathOf(process.env.BASE ?? config.baseUrl);

const site = new Site(inProject('docs'), { origin: config.origin, base }, PLUGINS);

const [firstContent, lastContent] = pluginsContent(site);

export default defineConfig({
  root: 'docs',
  outDir: 'dist',
  base,
  lang: config.i18n.defaultLocale,
  title: config.title,
  description: config.description,
  siteOrigin: config.origin,
  search: false,
  llms: false,
  mediumZoom: false,
  route: { cleanUrls: true },
  // The theme has its own navigation and color mode. By default, Rspress would generate a sidebar of all pages and add
  // it to the first load.
  themeConfig: { darkMode: 'force-light', nav: [], sidebar: {} },
  plugins: [
    // How the code is compiled.
    pluginBundler(base),
    pluginEntries(),
    pluginPages(site),
    pluginChunks(PLUGINS),
    pluginDevelopment,
    pluginTemplate(site),
    firstContent,
    // These may generate pages, which the next ones read.
    ...site.hooks.flatMap(({ rspress = [] }) => rspress),
    pluginNavigation(site),
    lastContent,
    pluginRules(site),
    pluginDocuments(site),
    pluginCrawl(site),
  ],
});

import { defineConfig } from '@rspress/core';
import { footerHtml } from './scripts/content/footer';
import { inProject } from './scripts/lib/paths';
import { pluginDocuments } from './scripts/metadata/plugin';
import { themeColorScript } from './scripts/metadata/theme-color';
import { pluginNavigation } from './scripts/navigation/plugin';
import { PLUGINS } from './scripts/plugins';
import { pluginBundler } from './scripts/rspress/bundler';
import { pluginChunks } from './scripts/rspress/chunks';
import { pluginDevelopment } from './scripts/rspress/development';
import { pluginEntries } from './scripts/rspress/entries';
import { pluginPages } from './scripts/rspress/pages';
import { pluginPluginModules } from './scripts/rspress/plugin-modules';
import { pluginGeneratedPages, Site } from './scripts/rspress/site';
import { pluginTemplate } from './scripts/rspress/template';
import { pluginRules } from './scripts/rules/plugin';
import { site as config } from './theme/config/site';
import { colorMode } from './theme/config/theme';
import { headScript } from './theme/ui/ColorMode/headScript';

/** Base path of the site: `BASE=/toolkit/ npm run build`. */
const base = process.env.BASE ?? config.baseUrl;

const site = new Site(inProject('docs'), { origin: config.origin, base }, PLUGINS);
const scripts = [headScript(colorMode), themeColorScript(), ...site.headScripts];

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
    pluginGeneratedPages(site),
    pluginNavigation(site),
    pluginRules(site),
    pluginBundler(base),
    pluginEntries(),
    pluginPages(site),
    pluginPluginModules(PLUGINS),
    pluginChunks(PLUGINS),
    pluginDevelopment(site),
    pluginTemplate(scripts, footerHtml(base)),
    pluginDocuments(site),
    ...site.rspressPlugins,
  ],
});

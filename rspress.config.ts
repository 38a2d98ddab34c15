import path from 'node:path';
import postcssGlobalData from '@csstools/postcss-global-data';
import { defineConfig } from '@rspress/core';
import postcssCustomMedia from 'postcss-custom-media';
import { pluginNavigation } from './scripts/navigation/plugin';
import { site } from './theme/config/site';

const at = (...parts: string[]) => path.join(import.meta.dirname, ...parts);

export default defineConfig({
  root: 'docs',
  outDir: 'dist',
  base: process.env.BASE ?? '/',
  lang: site.lang,
  title: site.title,
  description: site.description,
  siteOrigin: site.origin,
  search: false,
  llms: true,
  mediumZoom: false,
  route: { cleanUrls: true },
  markdown: { link: { checkDeadLinks: true, checkAnchors: true } },
  plugins: [pluginNavigation()],
  themeConfig: { darkMode: 'force-light' },
  builderConfig: {
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

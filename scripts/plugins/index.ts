import { announcementBar } from '../../theme/config/theme';
import type { SitePlugin } from '../rspress/site';
import { advice } from './advice/plugin';
import { announcement } from './announcement/plugin';
import { api } from './api/plugin';
import { assistant } from './assistant/plugin';
import { backToTop } from './back-to-top/plugin';
import { baseBanner } from './base-banner/plugin';
import { builder } from './builder/plugin';
import { codeCheck } from './code-check/plugin';
import { codeTools } from './code-tools/plugin';
import { crawl } from './crawl/plugin';
import { demos } from './demos/plugin';
import { errors } from './errors/plugin';
import { fields } from './fields/plugin';
import { home } from './home/plugin';
import { hover } from './hover/plugin';
import { offline } from './offline/plugin';
import { packages } from './packages/plugin';
import { prefetch } from './prefetch/plugin';
import { samples } from './samples/plugin';
import { search } from './search/plugin';
import { tabsPlugin } from './tabs/plugin';
import { tutorial } from './tutorial/plugin';
import { versions } from './versions/plugin';

/** The features of the site. Their hooks are called, and their styles included, in this order. */
export const PLUGINS: readonly SitePlugin[] = [
  advice,
  // Without an announcement, the styles of this plugin would only add to the first load.
  ...(announcementBar ? [announcement] : []),
  api,
  assistant,
  backToTop,
  baseBanner,
  builder,
  codeCheck,
  codeTools,
  crawl,
  // Here, because its styles compress best beside those of demos.
  tabsPlugin,
  demos,
  errors,
  fields,
  home,
  hover,
  offline,
  packages,
  prefetch,
  samples,
  search,
  tutorial,
  versions,
];

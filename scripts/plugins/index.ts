import type { SitePlugin } from '../rspress/site';
import { api } from './api/plugin';
import { assistant } from './assistant/plugin';
import { builder } from './builder/plugin';
import { demos } from './demos/plugin';
import { errors } from './errors/plugin';
import { home } from './home/plugin';
import { hover } from './hover/plugin';
import { offline } from './offline/plugin';
import { samples } from './samples/plugin';
import { search } from './search/plugin';
import { tutorial } from './tutorial/plugin';
import { versions } from './versions/plugin';

/** The features of the site. Their hooks are called in this order. */
export const PLUGINS: readonly SitePlugin[] = [
  api,
  assistant,
  builder(demos),
  demos,
  errors,
  home,
  hover,
  offline,
  samples,
  search,
  tutorial,
  versions,
];

import type { RspressPlugin } from '@rspress/core';
import { pluginChunks } from './chunks';
import { pluginClassNames } from './classNames';
import { pluginPageMeta } from './pageMeta';
import { pluginRoutes } from './routes';
import { pluginSlimRuntime } from './slimRuntime';

/** Keeps the first load small, and an edit of one page out of the files of all others. */
export const bundlePlugins: RspressPlugin[] = [
  pluginRoutes(),
  pluginPageMeta(),
  pluginSlimRuntime(),
  pluginChunks(),
  pluginClassNames(),
];

import path from 'node:path';
import type { RsbuildPlugin, Rspack, RspackChain } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { bundleDemos } from './bundle';
import { compiledDemos, warmUpCompiler } from './compiler';
import { readDemoUses } from './fences';
import { demoPreview } from './preview';
import { createProject, projectAsText } from './project';
import { HELPER_ALIAS } from './pure';

/** RxJS' default is ES5, which is larger; both forms side by side would be larger still. */
const RXJS = Object.fromEntries(
  ['rxjs', 'rxjs/operators'].map((name) => [
    `${name}$`,
    path.resolve(`node_modules/rxjs/dist/esm${name.slice('rxjs'.length)}/index.js`),
  ]),
);

type ChunkFilename = NonNullable<NonNullable<Rspack.Configuration['output']>['chunkFilename']>;

/** Angular, the store, the toolkit and the demos' helpers: loaded with the first demo that runs. */
const RUNTIME =
  /[\\/]node_modules[\\/](@angular|@angular-architects|@ngrx|rxjs|tslib)[\\/]|[\\/]_demos[\\/]_|pure-helper/;

/** Packages whose files do nothing by being loaded. */
const WITHOUT_SIDE_EFFECTS =
  /[\\/]node_modules[\\/](?:@angular|@angular-architects|@ngrx|rxjs)[\\/].*\.m?js$/;

/**
 * Live demos: `docs/_demos/*.ts`, compiled by Angular's compiler and run in the page by `theme/Demo`.
 *
 * @throws when a demo does not compile, when no page shows it and when a fence names none
 */
export function pluginDemos({ folder: demosFolder = 'docs/_demos' } = {}): RspressPlugin {
  let pages = '';
  const folder = path.resolve(demosFolder);
  // At once, while other plugins still work; what it throws comes again with the files.
  if (process.env.NODE_ENV === 'production') compiledDemos(folder).catch(() => {});

  const projects: RsbuildPlugin = {
    name: 'demo-projects',
    setup(api) {
      api.processAssets(
        { stage: 'additional', environments: ['web'] },
        async ({ compilation, sources }) => {
          for (const use of (await readDemoUses(pages, folder)).uses) {
            const project = await createProject(use, folder);
            const emit = (ending: string, text: string) =>
              compilation.emitAsset(`demos/${use.name}.${ending}`, new sources.RawSource(text));
            emit('json', JSON.stringify(project));
            emit('txt', projectAsText(project));
          }
        },
      );
    },
  };

  return {
    name: 'demos',
    ...demoPreview(folder),
    config(config) {
      pages = path.resolve(config.root ?? 'docs');
      return config;
    },
    async beforeBuild(_config, isProd) {
      // While a demo is being written, its errors show in the page; a build stops.
      if (!isProd) {
        warmUpCompiler(folder).catch(() => {});
        return;
      }
      const { troubles } = await readDemoUses(pages, folder);
      if (troubles.length > 0) {
        throw new Error(`Live demos and pages do not fit:\n${troubles.join('\n')}`);
      }
    },
    builderConfig: {
      plugins: [bundleDemos(folder), projects],
      resolve: { alias: { ...RXJS, ...HELPER_ALIAS } },
      source: {
        define: {
          ngDevMode: 'false',
          ngJitMode: 'false',
          ngServerMode: 'false',
          ngI18nClosureMode: 'false',
        },
      },
      tools: {
        bundlerChain(chain, { environment, isProd }) {
          if (environment.name === 'web' && isProd) nameChunks(chain);
          // Their package.json says so too, but the bundler does not hear it in every build: then all of
          // a package stays, and the file that the demos share is two or three times as large.
          chain.module.rule('without-side-effects').test(WITHOUT_SIDE_EFFECTS).sideEffects(false);
        },
      },
    },
  };
}

/** Puts what all demos share in one file, and names the demos' files after them. */
function nameChunks(chain: RspackChain) {
  const options = chain.optimization.splitChunks.entries();
  chain.optimization.splitChunks({
    ...options,
    cacheGroups: {
      ...options?.cacheGroups,
      demoRuntime: {
        name: 'demo-runtime',
        test: RUNTIME,
        chunks: 'async',
        enforce: true,
        priority: 2,
      },
    },
  });
  const others: ChunkFilename = chain.output.get('chunkFilename') ?? '[id].js';
  const chunkFilename: ChunkFilename = (data, info) =>
    /^demo-/.test(String(data.chunk?.name))
      ? 'static/js/async/[name].[contenthash:8].js'
      : typeof others === 'function'
        ? others(data, info)
        : others;
  chain.output.chunkFilename(chunkFilename);
}

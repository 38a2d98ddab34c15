import path from 'node:path';
import type { RsbuildPlugin, RspackChain } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { DEMO_SOURCES } from '../../theme/Demo/types';
import { DEMOS_FOLDER } from '../content/content';
import type { Pages } from '../content/pages';
import { filesIn } from '../lib/files';
import { bundleDemos } from './bundle';
import { compiledDemos, warmUpCompiler } from './compiler';
import { FOLLOW_ALIAS } from './follow-toolkit';
import { bundleFrameRuntime, emitDemoFrame } from './frame';
import { createProject, projectAsText, sourcesFile, sourcesOf } from './project';
import { HELPER_ALIAS } from './pure';
import { demosOf, isHelper } from './uses';

/** Time from the first compilation of the development server to that of the demos, in ms. */
const WARM_UP_DELAY = 5_000;

/** RxJS' default is ES5, which is larger; both forms side by side would be larger still. */
const RXJS = Object.fromEntries(
  ['rxjs', 'rxjs/operators'].map((name) => [
    `${name}$`,
    path.resolve(`node_modules/rxjs/dist/esm${name.slice('rxjs'.length)}/index.js`),
  ]),
);

/** Angular, the store, the toolkit and the demos' helpers: loaded with the first demo that runs. */
const RUNTIME =
  /[\\/]node_modules[\\/](@angular|@angular-architects|@ngrx|rxjs|tslib)[\\/]|[\\/]_demos[\\/]_(?!checks)|[\\/]runtime[\\/]follow[\\/]|pure-helper/;

/** Packages whose files do nothing by being loaded. */
const WITHOUT_SIDE_EFFECTS =
  /[\\/]node_modules[\\/](?:@angular|@angular-architects|@ngrx|rxjs)[\\/].*\.m?js$/;

/**
 * Live demos: `docs/_demos/*.ts`, compiled by Angular's compiler and run in the page by `theme/Demo`. Whether
 * pages and demos fit is a rule (`checkDemoUses`).
 *
 * @throws when a demo does not compile
 */
export function pluginDemos(pages: Pages): RspressPlugin {
  const folder = DEMOS_FOLDER;
  let warm = false;
  // At once, while other plugins still work; what it throws comes again with the files.
  if (process.env.NODE_ENV === 'production') compiledDemos(folder).catch(() => {});

  const frame = bundleFrameRuntime();
  // The build hears of it where it takes the code up.
  frame.catch(() => {});
  /** The bundler does not look into modules of the build's own again: what they name tells its caches apart. */
  const cacheDigest: string[] = [];

  const projects: RsbuildPlugin = {
    name: 'demo-projects',
    setup(api) {
      api.processAssets(
        { stage: 'additional', environments: ['web'] },
        async ({ compilation, sources }) => {
          const edited = new Map<string, Record<string, string>>();
          for (const use of pages.all().flatMap(demosOf)) {
            const project = await createProject(use, folder).catch((error: Error) => {
              // While a demo is being written, a file may be missing: the rules say so.
              if (api.context.action !== 'dev') throw error;
            });
            if (!project) continue;
            const emit = (ending: string, text: string) =>
              compilation.emitAsset(`demos/${use.name}.${ending}`, new sources.RawSource(text));
            emit('json', JSON.stringify(project));
            emit('txt', projectAsText(project));
            edited.set(use.name, sourcesOf(project));
          }
          compilation.emitAsset(DEMO_SOURCES, new sources.RawSource(sourcesFile(edited)));
        },
      );
    },
  };

  return {
    name: 'site:demos',
    afterBuild(_config, isProd) {
      if (isProd || warm) return;
      warm = true;
      // Not before the browser has its first page: on two cores that page would come seconds later.
      setTimeout(() => warmUpCompiler(folder).catch(() => {}), WARM_UP_DELAY).unref();
    },
    async routeGenerated() {
      cacheDigest.splice(0, Number.POSITIVE_INFINITY, (await frame).path);
    },
    async addRuntimeModules(_config, isProd) {
      const shown = pages.all().flatMap(demosOf);
      // While it is being written, a page may come to show any of them.
      const files = isProd ? shown.map(({ name }) => `${name}.ts`) : filesIn(folder, '.ts');
      return {
        'virtual-demos': demosModule(
          files.filter((file) => !isHelper(file)),
          folder,
        ),
        'virtual-demo-frame': `export const runtime = ${JSON.stringify((await frame).path)};`,
      };
    },
    builderConfig: {
      performance: { buildCache: { cacheDigest } },
      plugins: [bundleDemos(folder), projects, emitDemoFrame(frame)],
      resolve: { alias: { ...RXJS, ...HELPER_ALIAS, ...FOLLOW_ALIAS } },
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
          if (environment.name === 'web' && isProd) shareRuntime(chain);
          // Their package.json says so too, but the bundler does not hear it in every build: then all of
          // a package stays, and the file that the demos share is two or three times as large.
          chain.module.rule('without-side-effects').test(WITHOUT_SIDE_EFFECTS).sideEffects(false);
        },
      },
    },
  };
}

/** `virtual-demos`: loads the demos by name. They run in the browser only. */
function demosModule(files: readonly string[], folder: string): string {
  const entries = files.map((file) => {
    const name = path.basename(file, '.ts');
    const address = JSON.stringify(path.join(folder, file));
    return `  ${JSON.stringify(name)}: () => import(/* webpackChunkName: "${chunkOf(name)}" */ ${address}),`;
  });
  return `export const demos = process.env.__SSR__ ? {} : {\n${entries.join('\n')}\n};\n`;
}

/**
 * The file that a demo is loaded with. The steps of the tutorial and the store of the home page are one, and the
 * kinds of mutations, since they are nearly the same code, and every file more is named in the first load of all
 * pages.
 */
const chunkOf = (name: string): string =>
  name === 'home'
    ? chunkOf('tutorial')
    : `demo-${/^(?:tutorial|mutations)/.exec(name)?.[0] ?? name}`;

/** Puts what all demos share in one file. */
function shareRuntime(chain: RspackChain) {
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
}

import path from 'node:path';
import type { RspackChain } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { DEMO_SOURCES } from '../../theme/Demo/types';
import { DEMOS_FOLDER } from '../content/content';
import type { Pages } from '../content/pages';
import { filesIn } from '../lib/files';
import { emitFiles } from '../rspress/emit-files';
import { bundleDemos } from './bundle';
import { compiledDemos, warmUpCompiler } from './compiler';
import { emitFrame } from './frame';
import { emitDemoLines } from './lines';
import { createProject, projectAsText, sourcesFile, sourcesOf } from './project';
import { bundleScripts, type DemoScripts, emitScripts, SERVED, serveScripts } from './scripts';
import { demoStills, emitStills } from './stills';
import { demosOf, isHelper } from './uses';

/** Time without a compilation after which the development server prepares what demos need, in ms. */
const WARM_UP_DELAY = 5_000;

/** What the runtime of demos has (`theme/Demo/runtime/packages.ts`), and the bundler leaves to it. */
const SHARED_PACKAGES = /^(?:@angular|@angular-architects|@ngrx)\/|^rxjs$/;

/** What demos import from beside them. The checks of the tutorial's steps belong to those. */
const HELPERS = /[\\/]_demos[\\/]_(?!checks)/;

/**
 * Live demos: `docs/_demos/*.ts`, compiled by Angular's compiler and run in the page by `theme/Demo`. Whether
 * pages and demos fit is a rule (`checkDemoUses`).
 *
 * @throws when a demo does not compile
 */
export function pluginDemos(pages: Pages): RspressPlugin {
  const folder = DEMOS_FOLDER;
  let warm = false;
  let timer: NodeJS.Timeout | undefined;
  const isBuild = process.env.NODE_ENV === 'production';
  const scripts = isBuild ? bundleScripts() : undefined;
  // At once, while other plugins still work; what they throw comes again with the files.
  scripts?.catch(() => {});
  if (isBuild) compiledDemos(folder).catch(() => {});
  async function addresses(): Promise<Record<keyof DemoScripts, string>> {
    if (!scripts) return SERVED;
    const { runtime, compiler } = await scripts;
    return { runtime: runtime.path, compiler: compiler.path };
  }
  const stillsOf = () =>
    demoStills(
      pages
        .all()
        .flatMap(demosOf)
        .map(({ name }) => name),
      folder,
      scripts ?? bundleScripts(),
    );
  /** The bundler does not look into modules of the build's own again: what they name tells its caches apart. */
  const cacheDigest: string[] = [];

  const projects = emitFiles('demo-projects', 'code', async () => {
    const files = new Map<string, string>();
    const edited = new Map<string, Record<string, string>>();
    for (const use of pages.all().flatMap(demosOf)) {
      const project = await createProject(use, folder).catch((error: Error) => {
        // While a demo is being written, a file may be missing: the rules say so.
        if (isBuild) throw error;
      });
      if (!project) continue;
      files.set(`demos/${use.name}.json`, JSON.stringify(project));
      files.set(`demos/${use.name}.txt`, projectAsText(project));
      edited.set(use.name, sourcesOf(project));
    }
    return files.set(DEMO_SOURCES, sourcesFile(edited));
  });

  return {
    name: 'site:demos',
    afterBuild(_config, isProd) {
      if (isProd || warm) return;
      // Not before the browser has its first page: on two cores that page would come seconds later.
      clearTimeout(timer);
      timer = setTimeout(() => {
        warm = true;
        warmUpCompiler(folder).catch(() => {});
        bundleScripts().catch(() => {});
      }, WARM_UP_DELAY).unref();
    },
    async routeGenerated() {
      cacheDigest.splice(0, Number.POSITIVE_INFINITY, ...Object.values(await addresses()));
      // Beside the bundler's work, which waits for them at its end.
      if (isBuild) stillsOf().catch(() => {});
    },
    async addRuntimeModules(_config, isProd) {
      const shown = pages.all().flatMap(demosOf);
      // While it is being written, a page may come to show any of them.
      const files = isProd ? shown.map(({ name }) => `${name}.ts`) : filesIn(folder, '.ts');
      const names = files.filter((file) => !isHelper(file)).map((file) => file.slice(0, -3));
      const openers = names.map((name) => [openerOf(name), openerModule(path.join(folder, name))]);
      return {
        'virtual-demos': `${demosModule(names)}export const scripts = ${JSON.stringify(await addresses())};\n`,
        ...Object.fromEntries(openers),
      };
    },
    builderConfig: {
      performance: { buildCache: { cacheDigest } },
      plugins: [
        bundleDemos(folder),
        projects,
        scripts ? emitScripts(scripts) : serveScripts,
        emitFrame,
        emitStills(stillsOf),
        emitDemoLines,
      ],
      output: { externals: [leaveToRuntime] },
      source: { define: { ngDevMode: 'false' } },
      tools: {
        bundlerChain(chain, { environment, isProd }) {
          if (environment.name === 'web' && isProd) shareHelpers(chain);
        },
      },
    },
  };
}

function leaveToRuntime(
  { request = '' }: { request?: string },
  callback: (error?: Error, external?: string) => void,
): void {
  if (SHARED_PACKAGES.test(request)) callback(undefined, `demoRuntime.packages['${request}']`);
  else callback();
}

/** `virtual-demos`: loads the demos by name. They run in the browser only. */
function demosModule(names: readonly string[]): string {
  const entries = names.map((name) => {
    const chunk = `/* webpackChunkName: "${chunkOf(name)}" */`;
    return `  ${JSON.stringify(name)}: () => import(${chunk} '${openerOf(name)}'),`;
  });
  return `export const demos = process.env.__SSR__ ? {} : {\n${entries.join('\n')}\n};\n`;
}

const openerOf = (name: string) => `virtual-demo-${name}`;

/** A demo's code is loaded while the runtime still is, and runs when that is there. */
const openerModule = (file: string) =>
  `export const open = () => import(/* webpackMode: "eager" */ ${JSON.stringify(`${file}.ts`)});\n`;

/**
 * The file that a demo is loaded with. Every file more is named in the first load of all pages, so demos share one:
 * the steps of the tutorial and the kinds of mutations, which are nearly the same code, and others where a file has
 * room for them (`npm run bench -- demos`).
 */
const chunkOf = (name: string): string =>
  `demo-${WITH[name] ?? /^(?:tutorial|mutations)/.exec(name)?.[0] ?? name}`;

const WITH: Readonly<Record<string, string>> = {
  home: 'tutorial',
  'mutations-operators': 'with-feature-factory',
  tutorial: 'with-call-state',
};

/** Puts what demos share into a file that is loaded with each of them. */
function shareHelpers(chain: RspackChain) {
  const options = chain.optimization.splitChunks.entries();
  chain.optimization.splitChunks({
    ...options,
    cacheGroups: {
      ...options?.cacheGroups,
      demoHelpers: {
        name: 'demo-stage',
        test: HELPERS,
        chunks: 'async',
        enforce: true,
        priority: 2,
      },
    },
  });
}

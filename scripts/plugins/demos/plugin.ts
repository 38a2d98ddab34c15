import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspackChain } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { KnownNames } from '../../../theme/plugins/demos/Editor/completion/codeContext';
import { DEMO_FRAME } from '../../../theme/plugins/demos/types';
import { CODE_FOLDER } from '../../content/code-files';
import type { Pages } from '../../content/pages';
import { filesIn } from '../../lib/files';
import { problemsIn } from '../../lib/problems';
import type { SiteHooks, SitePlugin } from '../../rspress/site';
import { bundleDemos, compiledDemos } from './compiler';
import { checkFilesOf, remarkDemos } from './content';
import { emitFrame, emitKnownNames, emitProjects, FRAME_POLICY, knownNames } from './files';
import { bundleScripts, type DemoScripts, emitScripts, SERVED, serveScripts } from './scripts';
import { demoStills, emitStills, withStills } from './stills';
import { checkDemoUses, demosOf, hasDefault, isHelper } from './uses';

/**
 * Matches packages that demos import from the runtime (`theme/plugins/demos/runtime/packages.ts`) instead of bundling
 * them.
 */
const SHARED_PACKAGES = /^(?:@angular|@angular-architects|@ngrx)\/|^rxjs$/;

/** Matches helpers that demos share, and imports from the runtime. The checks of the tutorial stay with their steps. */
const HELPERS = /[\\/]_demos[\\/]_(?!checks)|^data:,/;

/** What other plugins can use. */
interface DemosApi {
  /** The names that edited and generated demos can import. Known only in a build. */
  names: Promise<KnownNames> | undefined;
}

/**
 * Live demos: the files `docs/_demos/*.ts` are compiled by Angular's compiler, and run on the page by
 * `theme/plugins/demos`.
 */
export const demos: SitePlugin<DemosApi> = {
  name: 'demos',
  fenceWords: ['demo', 'exercise'],
  chunks: {
    onUse: ['demo-stage', 'demo-editor'],
    sharedIn: { islands: ['demo-stage', 'demo-editor'] },
  },
  setup: ({ pages, address }) => setUp(pages, address.base),
};

function setUp(pages: Pages, base: string): SiteHooks<DemosApi> {
  const folder = CODE_FOLDER;
  const isBuild = process.env.NODE_ENV === 'production';
  const scripts = isBuild ? bundleScripts() : undefined;
  // Starts early, in parallel with other plugins. Emitting the files reports errors.
  scripts?.catch(() => {});
  const names = isBuild ? knownNames() : undefined;
  names?.catch(() => {});
  if (isBuild) compiledDemos(folder).catch(() => {});
  async function addresses(): Promise<Record<keyof DemoScripts, string>> {
    if (!scripts) return SERVED;
    const { runtime, compiler } = await scripts;
    return { runtime: runtime.path, compiler: compiler.path };
  }
  const makeStills = () => {
    const shown = new Set(
      pages
        .all()
        .flatMap(demosOf)
        .map(({ name }) => name),
    );
    const isDemo = (file: string) =>
      shown.has(file.slice(0, -3)) && hasDefault(readFileSync(path.join(folder, file), 'utf8'));
    // The rules report all other names that pages refer to.
    const names = filesIn(folder, '.ts')
      .filter(isDemo)
      .map((file) => file.slice(0, -3));
    return demoStills(names, folder, scripts ?? bundleScripts());
  };
  let stills: ReturnType<typeof makeStills> | undefined;
  /** In a build, demos do not change, and every document needs the stills. */
  const stillsOf = () => {
    if (!isBuild) return makeStills();
    stills ??= makeStills();
    return stills;
  };
  /** Part of the key of the bundler's cache, because the bundler does not read cached virtual modules again. */
  const cacheDigest: string[] = [];

  const plugin: RspressPlugin = {
    name: 'site:demos',
    async routeGenerated() {
      cacheDigest.splice(0, Number.POSITIVE_INFINITY, ...Object.values(await addresses()));
    },
    async addRuntimeModules(_config, isProd) {
      const shown = pages.all().flatMap(demosOf);
      // In development, a page may show any demo after an edit.
      const files = isProd ? shown.map(({ name }) => `${name}.ts`) : filesIn(folder, '.ts');
      const names = files.filter((file) => !isHelper(file)).map((file) => file.slice(0, -3));
      const openers = names.map((name) => [openerOf(name), openerModule(path.join(folder, name))]);
      return {
        'virtual-demos': demosModule(names),
        'virtual-demo-scripts': `export const scripts = ${JSON.stringify(await addresses())};\n`,
        ...Object.fromEntries(openers),
      };
    },
    markdown: { remarkPlugins: [remarkDemos()] },
    builderConfig: {
      performance: { buildCache: { cacheDigest } },
      plugins: [
        bundleDemos(folder, () => bundleScripts().catch(() => {})),
        emitProjects(pages),
        scripts ? emitScripts(scripts) : serveScripts,
        emitFrame,
        emitKnownNames(() => names ?? knownNames()),
        emitStills(stillsOf),
      ],
      source: { define: { ngDevMode: 'false' } },
      tools: {
        bundlerChain(chain, { environment, isProd, rspack }) {
          if (environment.name !== 'web') return;
          if (isProd) shareHelpers(chain);
          chain
            .plugin('site:demo-packages')
            .use(rspack.NormalModuleReplacementPlugin, [SHARED_PACKAGES, takeFromRuntime]);
        },
      },
    },
  };
  return {
    // `remarkDemos` adds it to pages.
    components: { LiveDemo: { props: ['name', 'files'] } },
    filesOf: checkFilesOf,
    async check(all) {
      const broken = isBuild ? await problemsIn(stillsOf()) : [];
      return [...checkDemoUses(all, folder), ...broken];
    },
    completeDocument: async (html) => withStills(html, await stillsOf(), base),
    policy: {
      frames: { [DEMO_FRAME]: FRAME_POLICY },
      // The second entry is for opening demos as projects.
      sources: { 'frame-src': "'self'", 'form-action': 'https://stackblitz.com' },
    },
    rspress: plugin,
    api: { names },
  };
}

/** Replaces a package with a module that reads it from the runtime. Externals would be part of every first load. */
function takeFromRuntime(module: { request: string }): void {
  const code = `module.exports = demoRuntime.packages['${module.request}'];`;
  module.request = `data:,${encodeURIComponent(code)}`;
}

/** `virtual-demos`, which loads the demos by name, only in the browser. */
function demosModule(names: readonly string[]): string {
  const entries = names.map((name) => {
    const chunk = `/* webpackChunkName: "${chunkOf(name)}" */`;
    return `  ${JSON.stringify(name)}: () => import(${chunk} '${openerOf(name)}'),`;
  });
  return `export const demos = process.env.__SSR__ ? {} : {\n${entries.join('\n')}\n};\n`;
}

const openerOf = (name: string) => `virtual-demo-${name}`;

/** A module that defers a demo. Its code loads in parallel with the runtime, but must run afterward. */
const openerModule = (file: string) =>
  `export const open = () => import(/* webpackMode: "eager" */ ${JSON.stringify(`${file}.ts`)});\n`;

/**
 * The chunk of a demo. Each chunk adds its name to the first load of all pages, so some demos share one: the
 * tutorial steps and the mutations, whose code is similar, and others as far as the limits of `npm run bench -- demos`
 * allow.
 */
const chunkOf = (name: string): string =>
  `demo-${SHARED_CHUNKS[name] ?? /^(?:tutorial|mutations)/.exec(name)?.[0] ?? name}`;

const SHARED_CHUNKS: Readonly<Record<string, string>> = {
  home: 'tutorial',
  'mutations-operators': 'with-feature-factory',
  tutorial: 'with-call-state',
};

/** Puts code that demos share into a chunk that loads with each of them. */
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

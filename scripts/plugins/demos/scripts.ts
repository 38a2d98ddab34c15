import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { Plugin } from 'esbuild';
import { HASHED_FOLDER } from '../../host/rules';
import { bundleOf } from '../../lib/bundle';
import { cached } from '../../lib/cache';
import { inProject } from '../../lib/paths';
import { emitFiles } from '../../rspress/emit-files';
import { ALIASES, angularForDemos } from './angular';

/** A script that demos need, and its path in the built site. */
interface DemoScript {
  path: string;
  code: string;
}

/** The scripts that demos need in addition to their own code. */
export interface DemoScripts {
  /** Angular and everything else that demos share. */
  runtime: DemoScript;
  /** Compiles edited demos. It runs in their frame, after the runtime. */
  compiler: DemoScript;
}

const OWN = inProject('scripts/plugins/demos/scripts.ts');
const ENTRIES = {
  runtime: 'theme/plugins/demos/runtime/main.ts',
  compiler: 'theme/plugins/demos/frame/main.ts',
};

/**
 * Bundles the scripts. This is a separate build, because pages not only load the scripts, but also send their text to
 * the frames of edited demos.
 */
export async function bundleScripts(): Promise<DemoScripts> {
  const script = async (name: keyof DemoScripts): Promise<DemoScript> => {
    const entry = inProject(ENTRIES[name]);
    const sources = [entry, ...Object.values(ALIASES)];
    const texts = await Promise.all(sources.map(bundleOf));
    const code = await cached('demo-script', OWN, { texts }, () => bundle(entry));
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
    return { path: `${HASHED_FOLDER}demo-${name}.${hash}.js`, code };
  };
  const [runtime, compiler] = await Promise.all([script('runtime'), script('compiler')]);
  return { runtime, compiler };
}

/** Adds the scripts to the built site. */
export const emitScripts = (scripts: Promise<DemoScripts>): RsbuildPlugin =>
  emitFiles('demo-scripts', 'code', async () =>
    Object.values(await scripts).map(({ path, code }: DemoScript) => [path, code] as const),
  );

/** Paths of the scripts in development. */
export const SERVED: Readonly<Record<keyof DemoScripts, string>> = {
  runtime: `${HASHED_FOLDER}demo-runtime.js`,
  compiler: `${HASHED_FOLDER}demo-compiler.js`,
};

/** Bundles the scripts on request in development, so that the first page does not wait for Angular. */
export const serveScripts: RsbuildPlugin = {
  name: 'site:demo-scripts',
  setup(api) {
    api.onBeforeStartDevServer(({ server }) => {
      server.middlewares.use(async ({ url }, response, next) => {
        const found = Object.entries(SERVED).find(([, address]) => url?.endsWith(`/${address}`));
        if (!found) return next();
        try {
          const { code } = (await bundleScripts())[found[0] as keyof DemoScripts];
          response.setHeader('Content-Type', 'text/javascript; charset=utf-8').end(code);
        } catch (error) {
          next(error);
        }
      });
    });
  },
};

async function bundle(entry: string): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    // The ES2015 build of RxJS, which is smaller.
    conditions: ['es2015'],
    alias: ALIASES,
    define: {
      ngDevMode: 'false',
      ngJitMode: 'true',
      ngServerMode: 'false',
      ngI18nClosureMode: 'false',
    },
    plugins: [
      angularForDemos,
      inlineStyles,
      ...(entry.endsWith(ENTRIES.compiler) ? [takePackages] : []),
    ],
  });
  return outputFiles[0]?.text ?? '';
}

/** Replaces the packages that `@angular/forms` imports with those in the preceding script. */
const takePackages: Plugin = {
  name: 'take packages',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:@angular\/(?:common|core)|rxjs(?:\/operators)?)$/ }, ({ path }) => ({
      path: path.replace('rxjs/operators', 'rxjs'),
      namespace: 'packages',
    }));
    onLoad({ filter: /./, namespace: 'packages' }, ({ path }) => ({
      contents: `module.exports = globalThis.demoRuntime.packages['${path}'];`,
    }));
  },
};

/** Supports `x.css?inline`, like the bundler of the pages. */
const inlineStyles: Plugin = {
  name: 'inline styles',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /\.css\?inline$/ }, async ({ path, resolveDir, importer, kind }) => {
      const file = await resolve(path.replace('?inline', ''), { resolveDir, importer, kind });
      return { path: file.path, namespace: 'text' };
    });
    onLoad({ filter: /./, namespace: 'text' }, async ({ path }) => ({
      contents: await readFile(path, 'utf8'),
      loader: 'text',
    }));
  },
};

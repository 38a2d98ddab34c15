import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { Plugin } from 'esbuild';
import { HASHED_FOLDER } from '../host/rules';
import { cached } from '../lib/cache';
import { inProject } from '../lib/paths';
import { emitFiles } from '../rspress/emit-files';
import { finishAngular, INSTRUCTIONS_ALIAS, linkedBy } from './finish-angular';
import { FOLLOW_ALIAS } from './follow-toolkit';
import { HELPER_ALIAS } from './pure';

/** What the scripts are made of. */
const FOLDERS = [
  'theme/Demo/frame',
  'theme/Demo/runtime',
  'theme/Demo/runtime/follow',
  'theme/Demo/runtime/packages',
  'theme/Demo/Stage',
];
const PACKAGES = [
  '@angular-architects/ngrx-toolkit',
  '@angular/common',
  '@angular/compiler',
  '@angular/compiler-cli',
  '@angular/core',
  '@angular/platform-browser',
  '@babel/core',
  '@ngrx/signals',
  '@ngrx/store',
  '@sveltejs/acorn-typescript',
  'acorn',
  'esbuild',
  'rxjs',
];

/** A script that demos need, and its address in the built site. */
export interface DemoScript {
  path: string;
  code: string;
}

/** The scripts that demos need, beside their own code. */
export interface DemoScripts {
  /** Angular, and all else that demos share. */
  runtime: DemoScript;
  /** What compiles edited demos: with `runtime` before it, all that runs in their frame. */
  compiler: DemoScript;
}

const OWN = ['scripts', 'finish-angular'].map((name) => inProject(`scripts/demos/${name}.ts`));
const ENTRIES = { runtime: 'theme/Demo/runtime/main.ts', compiler: 'theme/Demo/frame/main.ts' };

/**
 * Bundles what demos run with. It is a build of its own, because pages load it as a script and send it to the frames
 * of edited demos as a text.
 */
export async function bundleScripts(): Promise<DemoScripts> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(inProject(folder), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map(({ name }) => inProject(folder, name)),
  );
  const script = async (name: keyof DemoScripts): Promise<DemoScript> => {
    const entry = inProject(ENTRIES[name]);
    const inputs = {
      packages: PACKAGES,
      files: [...files, ...linkedBy.files, ...OWN],
      texts: [name],
    };
    const code = await cached('demo-script', inputs, () => bundle(entry));
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

/** Addresses of the scripts in development. */
export const SERVED: Readonly<Record<keyof DemoScripts, string>> = {
  runtime: `${HASHED_FOLDER}demo-runtime.js`,
  compiler: `${HASHED_FOLDER}demo-compiler.js`,
};

/** Makes the scripts when a page asks for them: in development, its first page need not wait for Angular. */
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
  const aliases = Object.entries({ ...HELPER_ALIAS, ...FOLLOW_ALIAS, ...INSTRUCTIONS_ALIAS });
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    // The modern form of RxJS, which is smaller.
    conditions: ['es2015'],
    alias: Object.fromEntries(aliases),
    define: {
      ngDevMode: 'false',
      ngJitMode: 'true',
      ngServerMode: 'false',
      ngI18nClosureMode: 'false',
    },
    plugins: [finishAngular, inlineStyles],
  });
  return outputFiles[0]?.text ?? '';
}

/** `x.css?inline`, as the bundler of the pages understands it. */
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

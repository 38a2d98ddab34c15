import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { Plugin } from 'esbuild';
import { DEMO_FRAME } from '../../sw/client/demo-frame';
import { demoFramePolicy } from '../host/policy';
import { HASHED_FOLDER } from '../host/rules';
import { cached } from '../lib/cache';
import { inProject } from '../lib/paths';
import { ANGULAR_PACKAGES, linkedPackage } from './bundle';
import { FOLLOW_ALIAS } from './follow-toolkit';
import { HELPER_ALIAS } from './pure';

/** What the frame's code is made of. */
const SOURCES = [
  'theme/Demo/frame',
  'theme/Demo/frame/packages',
  'theme/Demo/runtime',
  'theme/Demo/runtime/follow',
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

/** The code that runs edited demos, and its address in the built site. */
export interface FrameRuntime {
  path: string;
  code: string;
}

/**
 * Bundles what runs edited demos: unlike the demos of the pages it needs Angular's compiler, and one text that
 * can be sent to a frame. So it is a build of its own.
 */
export async function bundleFrameRuntime(): Promise<FrameRuntime> {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(inProject(folder), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map(({ name }) => inProject(folder, name)),
  );
  const inputs = { packages: PACKAGES, files: [inProject('scripts/demos/frame.ts'), ...files] };
  const code = await cached('demo-frame', inputs, bundle);
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { path: `${HASHED_FOLDER}demo-runtime.${hash}.js`, code };
}

async function bundle(): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [inProject('theme/Demo/frame/main.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    // The modern form of RxJS, which is smaller.
    conditions: ['es2015'],
    alias: Object.fromEntries(
      Object.entries({ ...HELPER_ALIAS, ...FOLLOW_ALIAS }).map(([name, file]) => [
        name.replace(/\$$/, ''),
        file,
      ]),
    ),
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

const COMPILER = /[\\/]compiler[\\/]fesm2022[\\/]compiler\.mjs$/;

/** Characters by their names in HTML: every browser knows them, and they are 12 kB of the compiler, gzipped. */
const ENTITIES = /new Map\(\[\['AElig', .*\]\);/;
const ASK_BROWSER = `{
  own: new Map(),
  set(name, text) { this.own.set(name, text); },
  get(name) {
    const area = document.createElement('textarea');
    area.innerHTML = '&' + name + ';';
    return this.own.get(name) ?? (area.value.endsWith(';') ? undefined : area.value);
  },
};`;

const finishAngular: Plugin = {
  name: 'finish Angular',
  setup({ onLoad }) {
    onLoad({ filter: ANGULAR_PACKAGES }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      // The compiler needs no compiler.
      if (!COMPILER.test(path)) return { contents: await linkedPackage(code, path) };
      const contents = code.replace(ENTITIES, ASK_BROWSER);
      if (contents === code) {
        throw new Error(
          `${path} has no list of entities any more: take ENTITIES out of this file.`,
        );
      }
      return { contents };
    });
  },
};

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

/**
 * The document of the frame. All it does is to take its code from the page around it, and only where it has no
 * origin: elsewhere whoever puts it into a page of theirs could run code in the site's name.
 */
const DOCUMENT = `<!doctype html><html lang="en"><head><meta charset="utf-8">${demoFramePolicy().tag}<meta name="robots" content="noindex"><title>Edited demo</title><script>
addEventListener('message', ({ source, data }) => {
  if (origin === 'null' && source === parent) (0, eval)(data.runtime);
}, { once: true });
parent.postMessage({ type: 'hello' }, '*');
</script></head><body></body></html>
`;

/** Adds the frame of edited demos to the site. */
export const emitDemoFrame = (runtime: Promise<FrameRuntime>): RsbuildPlugin => ({
  name: 'demo-frame',
  setup(api) {
    api.processAssets(
      { stage: 'additional', environments: ['web'] },
      async ({ compilation, sources }) => {
        const { path, code } = await runtime;
        compilation.emitAsset(path, new sources.RawSource(code));
        compilation.emitAsset(`${DEMO_FRAME}.html`, new sources.RawSource(DOCUMENT));
      },
    );
  },
});

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { build, type Plugin } from 'esbuild';
import type { DemoRecord } from '../../../theme/plugins/demos/Stage/useRecord';
import { inProject, ROOT } from '../../lib/paths';

/** Renders inspectors as HTML, for a page with these styles. */
export interface InspectorRenderer {
  css: string;
  render: (record: DemoRecord) => string;
}

/** The page's own styles for lists and boxes. */
const BASE =
  '*,::before,::after{box-sizing:border-box}ul,ol{margin:0;padding:0;list-style:none}' +
  'summary{list-style:none}summary::before{content:"";display:inline-block;margin-inline-end:var(--space-1);inline-size:var(--icon-size);block-size:var(--icon-size);background:linear-gradient(currentcolor 0 0);vertical-align:-.25em;mask:var(--icons) 0 0/auto 100%}';

/** Matches styles that apply only during interaction. */
const INTERACTION =
  /(?<=^|[{}\n])[^{}\n]*(?::hover|:focus-visible|::highlight)[^{}]*\{[^}]*\}|(?:cursor|transition|animation|touch-action|overscroll-behavior):[^;}]*;?/g;

/** Returns the styles that a still image needs, which is not interactive. */
export const withoutInteraction = (css: string) =>
  css.replace(INTERACTION, '').replace(/[^{}\n]+\{\}/g, '');

/** Replaces the names of breakpoints. In the site's build, PostCSS does this. */
const breakpoints: Plugin = {
  name: 'breakpoints',
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, async ({ path }) => {
      const named = await readFile(inProject('theme/styles/breakpoints.css'), 'utf8');
      let contents = await readFile(path, 'utf8');
      for (const [, name = '', query = ''] of named.matchAll(/@custom-media (--\w+) (.+);/g)) {
        contents = contents.replaceAll(`(${name})`, query);
      }
      return { contents, loader: 'local-css' };
    });
  },
};

/** Bundles the inspector. Style attributes become `data-style`, because the page's policy forbids them. */
export async function inspectorRenderer(): Promise<InspectorRenderer> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { renderToStaticMarkup } from 'react-dom/server';
        import { createElement } from 'react';
        import { Inspector } from './theme/plugins/demos/Stage/Inspector';
        export const render = (record) =>
          renderToStaticMarkup(createElement(Inspector, { record, onRestore() {} }));`,
      resolveDir: ROOT,
    },
    bundle: true,
    write: false,
    outdir: ROOT,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    minify: true,
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.__SSR__': 'true',
      'import.meta.env.BASE_URL': '"/"',
    },
    // Some modules add listeners to the window when they are loaded.
    banner: { js: 'const addEventListener = () => {};' },
    plugins: [breakpoints],
  });
  const text = (extension: string) =>
    outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? '';
  const module = { exports: {} as { render?: (record: DemoRecord) => string } };
  // A CommonJS bundle, because a module would have to be written to a file.
  new Function('module', 'require', text('.js'))(module, createRequire(inProject('package.json')));
  const render = (record: DemoRecord) =>
    (module.exports.render?.(record) ?? '').replaceAll(' style=', ' data-style=');
  return { css: BASE + withoutInteraction(text('.css')), render };
}

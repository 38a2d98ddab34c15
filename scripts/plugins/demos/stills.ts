import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { RsbuildPlugin } from '@rsbuild/core';
import { transform } from 'esbuild';
import { addBase } from '../../../theme/config/routes';
import { DEMO_STILLS, type DemoStills } from '../../../theme/plugins/demos/types';
import { cached } from '../../lib/cache';
import { inProject } from '../../lib/paths';
import { emitFiles } from '../../rspress/emit-files';
import { compiledDemos } from './compiler';
import { renderStills } from './render-stills';
import type { DemoScripts } from './scripts';

const OWN = inProject('scripts/plugins/demos/stills.ts');
const STYLES = inProject('theme/plugins/demos/Stage/stage.css');

/**
 * Renders stills: the first frames of demos, which are shown until the reader runs them.
 *
 * @param names file names of the components without `.ts`
 * @param folder absolute path of the folder with the demos
 * @throws if a demo does not compile or start
 */
export async function demoStills(
  names: readonly string[],
  folder: string,
  scripts: Promise<DemoScripts>,
): Promise<DemoStills> {
  const [compiled, { runtime }] = await Promise.all([compiledDemos(folder), scripts]);
  const inputs = { files: [STYLES], texts: [runtime.path, JSON.stringify(compiled), ...names] };
  return cached('demo-stills', OWN, inputs, async () => {
    const [html, { code: css }] = await Promise.all([
      // In this process, because the compiler's is busy until the end of the build.
      renderStills(names, compiled, runtime.code),
      transform(await readFile(STYLES, 'utf8'), { loader: 'css', minify: true }),
    ]);
    return { css: withoutInteraction(css), html };
  });
}

/** The styles that a still needs, which is not interactive. */
const withoutInteraction = (css: string) =>
  css
    .replace(/[^{}\n]*:(?:hover|focus-visible)[^{}]*\{[^}]*\}/g, '')
    .replace(/(?:cursor|transition|animation|touch-action|overscroll-behavior):[^;}]*;?/g, '')
    .replace(/[^{}\n]+\{\}/g, '');

/** Shows a still, which is hidden until its styles have loaded and all of it has arrived. */
const SHOW = '[data-still-root]:has(+i){display:block}';

/** The style sheet of stills in documents. */
function sheetOf({ css }: DemoStills): { path: string; content: string } {
  const content = css + SHOW;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { path: `static/css/demo-still.${hash}.css`, content };
}

const STILL = /<div data-still="([\w-]+)"><\/div>/g;

/**
 * Adds the stills to a document, as shadow trees that the browser opens while it parses. Pages that the
 * router loads get them as data instead (`theme/plugins/demos/showStill.ts`).
 */
export function withStills(document: string, stills: DemoStills, base: string): string {
  const { path } = sheetOf(stills);
  return document.replace(STILL, (place: string, name: string) => {
    const still = stills.html[name];
    if (!still) return place;
    const link = `<link rel="stylesheet" href="${addBase(`/${path}`, base)}">`;
    const root = `<div data-still-root hidden>${still}</div><i></i>`;
    const template = `<template shadowrootmode="open">${link}${root}</template>`;
    return place.replace('></', () => `>${template}</`);
  });
}

/** Adds the stills and their styles to the built site, but not in development, where demos change too often. */
export const emitStills = (stillsOf: () => Promise<DemoStills>): RsbuildPlugin => ({
  ...emitFiles('demo-stills', 'documents', async () => {
    const stills = await stillsOf();
    const { path, content } = sheetOf(stills);
    return [
      [DEMO_STILLS, JSON.stringify(stills)],
      [path, content],
    ];
  }),
  apply: 'build',
});

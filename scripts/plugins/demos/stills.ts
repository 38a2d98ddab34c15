import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { RsbuildPlugin } from '@rsbuild/core';
import { transform } from 'esbuild';
import { addBase } from '../../../theme/config/routes';
import { DEMO_STILLS, type DemoStills } from '../../../theme/plugins/demos/types';
import { cached } from '../../lib/cache';
import { pathsIn } from '../../lib/files';
import { inProject } from '../../lib/paths';
import { emitFiles } from '../../rspress/emit-files';
import { compiledDemos } from './compiler';
import { inspectorRenderer, withoutInteraction } from './inspector-still';
import { renderStills } from './render-stills';
import type { DemoScripts } from './scripts';

const OWN = inProject('scripts/plugins/demos/stills.ts');
/** Folder of the inspector. */
const STAGE = inProject('theme/plugins/demos/Stage');
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
  const inputs = {
    files: [...pathsIn(STAGE, '.tsx'), ...pathsIn(STAGE, '.css')],
    texts: [runtime.path, JSON.stringify(compiled), ...names],
  };
  return cached('demo-stills', OWN, inputs, async () => {
    const [frames, inspector, { code: css }] = await Promise.all([
      // In this thread, because the compiler's thread is busy until the end of the build.
      renderStills(names, compiled, runtime.code),
      inspectorRenderer(),
      transform(await readFile(STYLES, 'utf8'), { loader: 'css', minify: true }),
    ]);
    const stills: DemoStills = {
      css: withoutInteraction(css),
      html: {},
      inspector: { css: inspector.css, html: {} },
    };
    for (const [name, { html, record }] of Object.entries(frames)) {
      stills.html[name] = html;
      stills.inspector.html[name] = inspector.render(record);
    }
    return stills;
  });
}

/** Demos whose inspector is in the first view of their page. */
const INSPECTOR_IN_VIEW = new Set(['home']);

/** Shows a still, which is hidden until its styles have loaded and all of it has arrived. */
const SHOW = '[data-still-root]:has(+i){display:block}';

/** The style sheets of stills in documents, by path. */
function sheetsOf({ css, inspector }: DemoStills): { demo: Sheet; inspector: Sheet } {
  const sheet = (text: string): Sheet => {
    const content = text + SHOW;
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    return { path: `static/css/demo-still.${hash}.css`, content };
  };
  return { demo: sheet(css), inspector: sheet(inspector.css + stylesIn(inspector.html)) };
}

/** Rules for the style attributes of inspectors, because the page's policy forbids those. */
function stylesIn(html: DemoStills['html']): string {
  const shown = Object.entries(html).filter(([name]) => INSPECTOR_IN_VIEW.has(name));
  const styles = shown.flatMap(([, text]) => [...text.matchAll(/ data-style="([^"]*)"/g)]);
  const rules = styles.map(([, style]) => `[data-style="${style}"]{${style}}`);
  return [...new Set(rules)].join('');
}

interface Sheet {
  path: string;
  content: string;
}

const STILL = /<div data-still(-inspector)?="([\w-]+)"><\/div>/g;

/**
 * Adds the stills to a document, as shadow trees that the browser opens while it parses. Pages that the
 * router loads get them as data instead (`theme/plugins/demos/showStill.ts`), and so do inspectors below the first
 * screen, which are three times as large.
 */
export function withStills(document: string, stills: DemoStills, base: string): string {
  const sheets = sheetsOf(stills);
  return document.replace(STILL, (place: string, inspector: string | undefined, name: string) => {
    if (inspector && !INSPECTOR_IN_VIEW.has(name)) return place;
    const { html } = inspector ? stills.inspector : stills;
    const still = html[name];
    if (!still) return place;
    const { path } = inspector ? sheets.inspector : sheets.demo;
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
    const sheets = Object.values(sheetsOf(stills)).map(
      ({ path, content }) => [path, content] as const,
    );
    return [[DEMO_STILLS, JSON.stringify(stills)], ...sheets];
  }),
  apply: 'build',
});

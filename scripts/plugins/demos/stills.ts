import { readFile } from 'node:fs/promises';
import type { RsbuildPlugin } from '@rsbuild/core';
import { transform } from 'esbuild';
import { DEMO_STILLS, type DemoStills } from '../../../theme/plugins/demos/types';
import { cached } from '../../lib/cache';
import { pathsIn } from '../../lib/files';
import { inProject } from '../../lib/paths';
import { emitFiles } from '../../rspress/emit-files';
import { compiledDemos } from './compiler';
import { inspectorRenderer } from './inspector-still';
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
    const stills: DemoStills = { css, html: {}, inspector: { css: inspector.css, html: {} } };
    for (const [name, { html, record }] of Object.entries(frames)) {
      stills.html[name] = html;
      stills.inspector.html[name] = inspector.render(record);
    }
    return stills;
  });
}

/** Adds the stills to the built site, but not in development, where demos change too often. */
export const emitStills = (stillsOf: () => Promise<DemoStills>): RsbuildPlugin => ({
  ...emitFiles('demo-stills', 'documents', async () => [
    [DEMO_STILLS, JSON.stringify(await stillsOf())],
  ]),
  apply: 'build',
});

import type { RsbuildPlugin } from '@rsbuild/core';
import { DEMO_FRAME } from '../../sw/client/demo-frame';
import { demoFramePolicy } from '../host/policy';
import { emitFiles } from '../rspress/emit-files';
import type { DemoScripts } from './scripts';

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

/** Adds what demos run with to the site, and the frame of edited ones. */
export const emitScripts = (scripts: Promise<DemoScripts>): RsbuildPlugin =>
  emitFiles('demo-scripts', 'code', async () => [
    ...Object.values(await scripts).map(({ path, code }) => [path, code] as const),
    [`${DEMO_FRAME}.html`, DOCUMENT],
  ]);

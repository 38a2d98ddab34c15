import type { RsbuildPlugin } from '@rsbuild/core';
import { DEMO_FRAME } from '../../../sw/demo-frame';
import { demoFramePolicy } from '../../host/policy';
import { emitFiles } from '../../rspress/emit-files';

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
export const emitFrame: RsbuildPlugin = emitFiles('demo-frame', 'code', async () => [
  [`${DEMO_FRAME}.html`, DOCUMENT],
]);

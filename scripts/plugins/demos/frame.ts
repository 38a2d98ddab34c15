import type { RsbuildPlugin } from '@rsbuild/core';
import { DEMO_FRAME } from '../../../sw/demo-frame';
import { demoFramePolicy } from '../../host/policy';
import { emitFiles } from '../../rspress/emit-files';

/**
 * The document of the frame. It only receives its code from the parent page, and only if its origin is opaque.
 * Otherwise, other sites could embed it and run code in the origin of this site.
 */
const DOCUMENT = `<!doctype html><html lang="en"><head><meta charset="utf-8">${demoFramePolicy().tag}<meta name="robots" content="noindex"><title>Edited demo</title><script>
addEventListener('message', ({ source, data }) => {
  if (origin === 'null' && source === parent) (0, eval)(data.runtime);
}, { once: true });
parent.postMessage({ type: 'hello' }, '*');
</script></head><body></body></html>
`;

/** Adds the document of the frame to the site. */
export const emitFrame: RsbuildPlugin = emitFiles('demo-frame', 'code', async () => [
  [`${DEMO_FRAME}.html`, DOCUMENT],
]);

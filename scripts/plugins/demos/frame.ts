import type { RsbuildPlugin } from '@rsbuild/core';
import { DEMO_FRAME } from '../../../sw/demo-frame';
import { demoFramePolicy, FRAME_SCRIPT } from '../../host/policy';
import { emitFiles } from '../../rspress/emit-files';

/** The document of the frame: nothing but its script. */
const DOCUMENT = `<!doctype html><html lang="en"><head><meta charset="utf-8">${demoFramePolicy().tag}<meta name="robots" content="noindex"><title>Edited demo</title><script>${FRAME_SCRIPT}</script></head><body></body></html>
`;

/** Adds the document of the frame to the site. */
export const emitFrame: RsbuildPlugin = emitFiles('demo-frame', 'code', async () => [
  [`${DEMO_FRAME}.html`, DOCUMENT],
]);

import { readFileSync } from 'node:fs';
import type { RsbuildPlugin } from '@rsbuild/core';
import { DEMO_FRAME } from '../../../theme/plugins/demos/types';
import { inlineScriptHashes, policyTag } from '../../host/policy';
import { inProject } from '../../lib/paths';
import { emitFiles } from '../../rspress/emit-files';

/** The script of the document that runs edited demos. It is short, because the worker contains it. */
const SCRIPT = readFileSync(inProject('scripts/plugins/demos/frame-script.js'), 'utf8')
  .replace(/^ *\/(?:\/|\*\*).*\n/gm, '')
  .replace(/^ +/gm, '');

/**
 * The policy of this document. It may evaluate code, but can access neither the page, because its origin is opaque, nor
 * the network. Scripts in other documents, such as `javascript:` URLs, do not run. They would have the constructors
 * that the script removes.
 */
const POLICY = [
  "default-src 'none'",
  `script-src ${inlineScriptHashes([`<script>${SCRIPT}</script>`])[0]} 'unsafe-eval'`,
  "style-src 'unsafe-inline'",
  "frame-src 'none'",
].join('; ');

/**
 * The policy as a header. A tag cannot make the origin opaque. On hosts that send no headers, the `sandbox` attribute
 * of the frame does (`theme/plugins/demos/Editor/frame.ts`).
 */
export const FRAME_POLICY = `sandbox allow-scripts; ${POLICY}; frame-ancestors 'self'`;

/** The document of the frame, which contains only its script. */
const DOCUMENT = `<!doctype html><html lang="en"><head><meta charset="utf-8">${policyTag(POLICY)}<meta name="robots" content="noindex"><title>Edited demo</title><script>${SCRIPT}</script></head><body></body></html>
`;

/** Adds the document of the frame to the site. */
export const emitFrame: RsbuildPlugin = emitFiles('demo-frame', 'code', async () => [
  [`${DEMO_FRAME}.html`, DOCUMENT],
]);

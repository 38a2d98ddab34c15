/** The content security policy: what documents of the site may load and run. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { TRUSTED_TYPES } from '../../theme/config/constants';
import { inProject } from '../lib/paths';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Scripts that load a file or contain data. */
const NOT_INLINE = /\bsrc=|\btype="application\//;

/** The hashes of the inline scripts of some documents. */
export function inlineScriptHashes(documents: Iterable<string>): string[] {
  const scripts = new Set<string>();
  for (const html of documents) {
    for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
      if (!NOT_INLINE.test(attributes)) scripts.add(code);
    }
  }
  return [...scripts].map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

/** Whether the policy blocks an attribute regardless of its value: styles and handlers. */
export const isBlocked = (attribute: string): boolean => /^(?:style$|on)/.test(attribute);

/** The alternative to a blocked attribute. */
export const INSTEAD_OF_BLOCKED =
  'Use a class with a style sheet in theme/content, or a listener there.';

/**
 * The policy in its two forms. The tag in each document also works on hosts that send no headers, but browsers ignore
 * directives about frames there.
 *
 * @param scriptHashes hashes of the allowed inline scripts
 */
export function contentPolicy(scriptHashes: readonly string[]): { header: string; tag: string } {
  const rules = [
    // Anything not listed below is forbidden.
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    "style-src 'self'",
    // Icons in style sheets are data URLs.
    "img-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The frame of edited demos.
    "frame-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    // For opening demos as projects (`theme/plugins/demos/openProject.ts`).
    'form-action https://stackblitz.com',
    "require-trusted-types-for 'script'",
    `trusted-types ${Object.values(TRUSTED_TYPES).join(' ')}`,
  ];
  const policy = rules.join('; ');
  return {
    header: `${policy}; frame-ancestors 'none'`,
    tag: policyTag(policy),
  };
}

/**
 * The script of the document that runs edited demos. Short, because the worker carries it.
 */
export const FRAME_SCRIPT = readFileSync(inProject('scripts/host/frame-script.js'), 'utf8')
  .replace(/^ *\/(?:\/|\*\*).*\n/gm, '')
  .replace(/^ +/gm, '');

/**
 * The policy of the document that runs edited demos, also in both forms. It may evaluate code, but can access neither
 * the page, as its origin is opaque, nor the network. Scripts in other documents, such as `javascript:` addresses, do
 * not run: they would have the constructors that `FRAME_SCRIPT` removes. A tag cannot remove the origin: on hosts that
 * send no headers, the frame's element does (`theme/plugins/demos/Editor/frame.ts`).
 */
export function demoFramePolicy(): { header: string; tag: string } {
  const [hash] = inlineScriptHashes([`<script>${FRAME_SCRIPT}</script>`]);
  const policy = [
    "default-src 'none'",
    `script-src ${hash} 'unsafe-eval'`,
    "style-src 'unsafe-inline'",
    "frame-src 'none'",
  ].join('; ');
  return {
    header: `sandbox allow-scripts; ${policy}; frame-ancestors 'self'`,
    tag: policyTag(policy),
  };
}

const policyTag = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">`;

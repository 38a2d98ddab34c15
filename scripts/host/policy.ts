/** The content security policy: what documents of the site may load and run. */
import { createHash } from 'node:crypto';
import { TRUSTED_TYPES } from '../../theme/config/constants';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** It loads a file, or it is data. */
const NOT_INLINE = /\bsrc=|\btype="application\//;

/** The hashes by which a policy names the inline scripts of some documents. */
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

/**
 * The policy in the two forms in which it is delivered. As a tag in each document it holds on hosts that
 * send no headers, too, but browsers take from there nothing about frames.
 *
 * @param scriptHashes inline scripts that may run
 */
export function contentPolicy(scriptHashes: readonly string[]): { header: string; tag: string } {
  const rules = [
    // What is not named below is forbidden.
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    "style-src 'self'",
    // Icons within style sheets are data.
    "img-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The frame of edited demos.
    "frame-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    // Where demos open as projects (`theme/Demo/openProject.ts`).
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
 * The policy of the document that edited demos run in, in the two forms as well. It may evaluate code, and can
 * reach neither the page, whose origin it does not have, nor a network. A tag cannot take the origin away: on
 * hosts that send no headers the frame's element does (`theme/Demo/Editor/frame.ts`).
 */
export function demoFramePolicy(): { header: string; tag: string } {
  const policy =
    "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; style-src 'unsafe-inline'";
  return {
    header: `sandbox allow-scripts; ${policy}; frame-ancestors 'self'`,
    tag: policyTag(policy),
  };
}

const policyTag = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">`;

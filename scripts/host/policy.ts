/** The content security policy: what documents of the site may load and run. */
import { createHash } from 'node:crypto';
import { TRUSTED_TYPES } from '../../theme/config/constants';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Scripts that load a file or contain data. */
const NOT_INLINE = /\bsrc=|\btype="application\//;

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

/** The directive for what an element loads from the address in its attribute, such as `img src`. */
const DIRECTIVES: Readonly<Record<string, string>> = {
  'audio src': 'media-src',
  'embed src': 'object-src',
  'iframe src': 'frame-src',
  'img src': 'img-src',
  'object data': 'object-src',
  'script src': 'script-src',
  'source src': 'media-src',
  'track src': 'media-src',
  'video poster': 'img-src',
  'video src': 'media-src',
};

/** The directives that allow the site's own files. */
const OWN = ['connect-src', 'img-src', 'manifest-src', 'script-src', 'style-src', 'worker-src'];

/**
 * The directive that keeps an element from loading an address. Undefined if the policy allows it.
 *
 * @param place element and attribute, such as `img src`
 * @param isOwn whether the address is one of the site
 * @param sources other sources that pages may load from, by directive
 */
export function blockedBy(
  place: string,
  { origin, protocol }: URL,
  isOwn: boolean,
  sources: Readonly<Record<string, string>> = {},
): string | undefined {
  const directive = DIRECTIVES[place];
  if (!directive || (directive === 'img-src' && protocol === 'data:')) return undefined;
  const allowed = sources[directive]?.split(/\s+/) ?? [];
  const isAllowed = isOwn
    ? OWN.includes(directive) || allowed.includes("'self'")
    : allowed.some((source) => [origin, protocol, '*'].includes(source));
  return isAllowed ? undefined : directive;
}

export const INSTEAD_OF_LOADING =
  'Put the file into docs/public, or allow its origin in scripts/host/policy.ts or in the policy of a plugin.';

/** Whether the policy blocks an attribute regardless of its value. */
export const isBlocked = (attribute: string): boolean => /^(?:style$|on)/.test(attribute);

export const INSTEAD_OF_BLOCKED =
  'Use a class with a style sheet in theme/content, or a listener there.';

/**
 * The policy in its two forms. The tag in each document also works on hosts that send no headers, but browsers ignore
 * directives about frames in a tag.
 *
 * @param scriptHashes hashes of the allowed inline scripts
 * @param sources other sources that pages may load from, by directive
 */
export function contentPolicy(
  scriptHashes: readonly string[],
  sources: Readonly<Record<string, string>> = {},
): { header: string; tag: string } {
  const more = { 'form-action': "'none'", ...sources };
  const rules = [
    // Anything not listed below is forbidden.
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    "style-src 'self'",
    // Icons in style sheets are data URLs.
    "img-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    ...Object.entries(more).map((rule) => rule.join(' ')),
    "require-trusted-types-for 'script'",
    `trusted-types ${Object.values(TRUSTED_TYPES).join(' ')}`,
  ];
  const policy = rules.join('; ');
  return {
    header: `${policy}; frame-ancestors 'none'`,
    tag: policyTag(policy),
  };
}

export const policyTag = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">`;

import { TRUSTED_TYPES } from '../config/constants';

const factory = globalThis.window?.trustedTypes;

// For the bundler's runtime and the worker registration. `script-src` and `worker-src` restrict the origin.
factory?.createPolicy(TRUSTED_TYPES.scripts, { createScriptURL: (url) => url });

const policy = factory?.createPolicy(TRUSTED_TYPES.html, { createHTML: (html) => html });

/** Trusted HTML by text, because React sets HTML again unless it is the same object. */
const marked = new Map<string, string>();

/** Marks HTML from the build as trusted. Browsers with Trusted Types reject any other HTML. */
export function trustedHtml(html: string): string {
  if (!policy) return html;
  const trusted = marked.get(html) ?? (policy.createHTML(html) as unknown as string);
  marked.set(html, trusted);
  return trusted;
}

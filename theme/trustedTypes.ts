import { TRUSTED_TYPES } from './config/constants';

const factory = globalThis.window?.trustedTypes;

// What the bundler's runtime and the registration of the worker load. That it is the site's own is for
// `script-src` and `worker-src` to see to.
factory?.createPolicy(TRUSTED_TYPES.scripts, { createScriptURL: (url) => url });

const policy = factory?.createPolicy(TRUSTED_TYPES.html, { createHTML: (html) => html });

/** What has been marked, by text: React sets HTML again that is not the very same. */
const marked = new Map<string, string>();

/**
 * Marks HTML that the build has made. Browsers with Trusted Types refuse to set any other, so nothing that
 * comes from elsewhere can become a part of the page.
 *
 * @returns an object in such browsers, and a string to all who use it
 */
export function trustedHtml(html: string): string {
  if (!policy) return html;
  const known = marked.get(html) ?? (policy.createHTML(html) as unknown as string);
  marked.set(html, known);
  return known;
}

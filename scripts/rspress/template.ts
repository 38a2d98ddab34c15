import type { HtmlTag } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

/**
 * Adds the shared parts of all documents to the template. Rspress omits `head` on the not-found page.
 *
 * @param scripts run before first paint
 * @param footer HTML of the footer
 */
export function pluginTemplate(scripts: readonly string[], footer: string): RspressPlugin {
  const tags: HtmlTag[] = [
    // One combined script, so that the policy of each document needs only one hash.
    { tag: 'script', children: scripts.join(';'), append: false },
    { tag: 'footer', attrs: { class: 'footer' }, children: footer, head: false },
  ];
  return { name: 'site:template', builderConfig: { html: { tags } } };
}

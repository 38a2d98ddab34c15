import path from 'node:path';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { addBase, routeOfPath } from '../../theme/config/routes';
import { movedHeadings, type Page } from './page';

export const isExternal = (url: string): boolean => /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(url);

/** The id of the heading that a URL points to on another page of the site, if any. */
export const headingElsewhere = (url: string): string | undefined =>
  isExternal(url) ? undefined : /^[^#]+#(.+)$/.exec(url)?.[1];

/**
 * Resolves a URL in a page to a path on the site: `./with-reset.mdx#x` on `/docs/faq` is `/docs/with-reset#x`. Files
 * keep their extension.
 */
export function siteAddress(url: string, page: Pick<Page, 'name'>): string {
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  if (written === '') return rest;
  const absolute = path.posix.resolve('/', path.posix.dirname(page.name), written);
  const isPage = /(?:\.(?:html|mdx?)|\/[^./]*)$/.test(absolute) && !/^\/.*\.md$/.test(written);
  return (isPage ? routeOfPath(absolute.replace(/\.mdx?$/, '')) : absolute) + rest;
}

/**
 * Completes links and images: internal URLs become clean and get the base path. The first link to a heading that has
 * moved gets its old id, so that old links lead there even without scripts.
 */
export function finishLinks(root: Root, page: Page, base: string): void {
  const own = (url: string) => addBase(siteAddress(url, page), base);
  const moved = new Set(movedHeadings(page));
  visit(root, 'element', (node: Element) => {
    const { tagName, properties } = node;
    if (tagName === 'a' && typeof properties.href === 'string') {
      const heading = headingElsewhere(properties.href);
      if (heading && moved.delete(heading)) properties.id = heading;
      if (!isExternal(properties.href) && !properties.href.startsWith('#')) {
        properties.href = own(properties.href);
      }
    }
    if (tagName === 'img' && typeof properties.src === 'string') {
      if (!isExternal(properties.src)) properties.src = own(properties.src);
      Object.assign(properties, { loading: 'lazy', decoding: 'async', alt: properties.alt ?? '' });
    }
  });
}

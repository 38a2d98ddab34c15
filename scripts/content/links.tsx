import path from 'node:path';
import type { Element, Root } from 'hast';
import type { ComponentProps } from 'react';
import { visit } from 'unist-util-visit';
import { addBase, routeOfPath } from '../../theme/config/routes';
import { ExternalLink } from '../../theme/content/ExternalLink/ExternalLink';
import { movedHeadings, type Page } from './page';
import { asChildren, toHast } from './to-hast';

/** Whether an address names another site, or a protocol that is no page. */
export const isForeign = (url: string): boolean => /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(url);

/** The heading on another page of the site that an address names, or nothing. */
export const headingElsewhere = (url: string): string | undefined =>
  isForeign(url) ? undefined : /^[^#]+#(.+)$/.exec(url)?.[1];

/**
 * The path on the site that an address in a page means: `./with-reset.mdx#x` beside `/docs/faq` is
 * `/docs/with-reset#x`. Files keep their ending.
 */
export function siteAddress(url: string, page: Pick<Page, 'name'>): string {
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  if (written === '') return rest;
  const absolute = path.posix.resolve('/', path.posix.dirname(page.name), written);
  const isPage = /(?:\.(?:html|mdx?)|\/[^./]*)$/.test(absolute) && !/^\/.*\.md$/.test(written);
  return (isPage ? routeOfPath(absolute.replace(/\.mdx?$/, '')) : absolute) + rest;
}

/**
 * Links and images as the reader needs them. To pages of the site: the clean address, under the base path.
 * The first link to a heading that moved away bears its id: whoever comes by the old address
 * finds the new one, without scripts too.
 */
export function finishLinks(root: Root, page: Page, base: string): void {
  const own = (url: string) => addBase(siteAddress(url, page), base);
  const moved = new Set(movedHeadings(page));
  visit(root, 'element', (node: Element) => {
    const { tagName, properties, children } = node;
    if (tagName === 'a' && typeof properties.href === 'string') {
      const heading = headingElsewhere(properties.href);
      if (heading && moved.delete(heading)) properties.id = heading;
      if (/^https?:/.test(properties.href)) {
        const attributes = properties as ComponentProps<'a'>;
        const [link] = toHast(<ExternalLink {...attributes}>{asChildren(children)}</ExternalLink>);
        Object.assign(node, link);
      } else if (!isForeign(properties.href) && !properties.href.startsWith('#')) {
        properties.href = own(properties.href);
      }
    }
    if (tagName === 'img' && typeof properties.src === 'string') {
      if (!isForeign(properties.src)) properties.src = own(properties.src);
      Object.assign(properties, { loading: 'lazy', decoding: 'async', alt: properties.alt ?? '' });
    }
  });
}

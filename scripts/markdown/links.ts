import { type ElementNode, element, isElement, mapTree, type ParentNode, text } from './hast';

const NEW_TAB = ' (opens in a new tab)';

/** `/docs/with-reset.html#x`, as Rspress writes it, is `/base/docs/with-reset#x` on a clean host. */
export function pageHref(href: string, base: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  const clean = path.replace(/\.html$/, '').replace(/(?<=^|\/)index$/, '');
  const bare = clean.length > 1 ? clean.replace(/\/$/, '') : clean;
  return `${base.replace(/\/$/, '')}${bare}${rest}`;
}

function linkOut(node: ElementNode): void {
  node.properties = {
    ...node.properties,
    className: 'external',
    dataExternal: '',
    target: '_blank',
    // No referrer is kept back: the other site may know where its readers come from.
    rel: 'noopener',
  };
  node.children.push(element('span', { className: 'visually-hidden' }, [text(NEW_TAB)]));
}

/**
 * Rehype plugin: links as the reader needs them. To pages of the site: the clean address, under the base
 * path. To other sites: in a new tab, marked for eyes and ears, and with `data-external`, by which the
 * offline code knows them.
 */
export function rehypeLinks({ base }: { base: string }) {
  return (tree: ParentNode): void => {
    mapTree(tree, (node) => {
      if (!isElement(node) || node.tagName !== 'a') return node;
      const href = String(node.properties.href ?? '');
      if (/^https?:/.test(href)) linkOut(node);
      else if (/^\/(?!\/)/.test(href)) node.properties.href = pageHref(href, base);
      return node;
    });
  };
}

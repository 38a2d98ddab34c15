import { LABELS } from '../../theme/config/constants';
import { element, isElement, mapTree, type ParentNode, textOf } from './hast';

/**
 * Rehype plugin: a link behind each heading, named after it. Rspress puts one before the heading that
 * assistive technology cannot see; it goes. The page's title needs none: its address is the page's.
 */
export function rehypeHeadingLinks() {
  return (tree: ParentNode): void => {
    mapTree(tree, (node) => {
      if (!isElement(node) || !/^h[1-6]$/.test(node.tagName)) return node;
      node.children = node.children.filter(
        (child) => !(isElement(child) && child.properties.class === 'rp-header-anchor'),
      );
      const id = node.properties.id;
      if (node.tagName === 'h1' || typeof id !== 'string') return node;
      const label = LABELS.directLink(textOf(node).trim());
      node.children.push(
        element('a', { className: 'heading-link', href: `#${id}`, ariaLabel: label }),
      );
      return node;
    });
  };
}

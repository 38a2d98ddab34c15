import type { Element, ElementContent, Root } from 'hast';

/**
 * Wraps lines of badges in paragraphs, because MDX parses a line that contains only badges as
 * separate blocks. Only a status looks like a badge; the other facts are text and links.
 */
export function joinBadges(root: Root): void {
  const result: Root['children'] = [];
  let line: ElementContent[] | undefined;
  for (const node of root.children) {
    if (node.type === 'element' && isBadge(node)) {
      if (line) line.push({ type: 'text', value: ' ' }, node);
      else {
        line = [node];
        const properties = { className: ['facts'] };
        result.push({ type: 'element', tagName: 'p', properties, children: line });
      }
      if ([node.properties.className].flat().join() === 'badge') node.properties = {};
    } else if (!(line && node.type === 'text' && node.value.trim() === '')) {
      line = undefined;
      result.push(node);
    }
  }
  root.children = result;
}

const isBadge = ({ properties }: Element) =>
  [properties.className].flat().join(' ').split(' ').includes('badge');

import type { ElementContent, Root } from 'hast';

/** Wraps lines of badges in paragraphs: MDX parses a line with nothing but badges as separate blocks. */
export function joinBadges(root: Root): void {
  const result: Root['children'] = [];
  let line: ElementContent[] | undefined;
  for (const node of root.children) {
    const isBadge = node.type === 'element' && [node.properties.className].flat().includes('badge');
    if (isBadge && line) line.push({ type: 'text', value: ' ' }, node);
    else if (isBadge) {
      line = [node];
      result.push({ type: 'element', tagName: 'p', properties: {}, children: line });
    } else if (!(line && node.type === 'text' && node.value.trim() === '')) {
      line = undefined;
      result.push(node);
    }
  }
  root.children = result;
}

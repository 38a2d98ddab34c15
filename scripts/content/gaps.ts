import type { RootContent } from 'hast';

/** Elements that are blocks in every page: white space between them is not shown. */
const BLOCK =
  /^(?:blockquote|dd|details|div|dl|dt|figure|h[1-6]|li|ol|p|section|summary|table|tbody|td|th|thead|tr|ul)$/;

const isBlock = (node: RootContent | undefined) =>
  node?.type === 'element' && BLOCK.test(node.tagName);

const isGap = (node: RootContent | undefined) => node?.type === 'text' && /^\n+$/.test(node.value);

/** Nodes without the line breaks between blocks, which the browser would keep as nodes of the page. */
export function withoutGaps<Child extends RootContent>(nodes: readonly Child[]): Child[] {
  return nodes
    .filter((node, index) => {
      const [before, after] = [nodes[index - 1], nodes[index + 1]];
      const isBetween = isBlock(before) ? !after || isBlock(after) : !before && isBlock(after);
      return !(isGap(node) && isBetween);
    })
    .map((node) =>
      node.type === 'element' ? { ...node, children: withoutGaps(node.children) } : node,
    );
}

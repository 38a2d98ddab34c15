import { isElement, mapTree, type ParentNode } from './hast';

/** Rehype plugin: the boxes of task lists say what they show, to those who cannot see them. */
export function rehypeTaskLists() {
  return (tree: ParentNode): void => {
    mapTree(tree, (node) => {
      if (isElement(node) && node.tagName === 'input' && node.properties.type === 'checkbox') {
        node.properties.ariaLabel = node.properties.checked ? 'Done' : 'Not done';
      }
      return node;
    });
  };
}

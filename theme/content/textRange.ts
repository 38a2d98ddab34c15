/** Returns the range between two offsets of an element's text, across nested elements. */
export function textRange(element: Element, start: number, end: number): Range {
  const range = document.createRange();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let at = 0; texts.nextNode(); ) {
    const node = texts.currentNode as Text;
    if (start >= at && start < at + node.length) range.setStart(node, start - at);
    if (end > at && end <= at + node.length) range.setEnd(node, end - at);
    at += node.length;
  }
  return range;
}

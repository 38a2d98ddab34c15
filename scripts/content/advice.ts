import type { Element, Root } from 'hast';

/** How the two paragraphs of a guide start that say when to use its subject, and when not to. */
const ADVICE = [
  { start: /^Use /, className: ['callout', 'tip'] },
  { start: /^(?:Do not use|You do not need) /, className: ['callout', 'danger'] },
] as const;

/** Shows two consecutive paragraphs, `**Use it** …` and `**Do not use it** …`, side by side. */
export function placeAdvice(root: Root): void {
  const elements = root.children.filter((node) => node.type === 'element');
  const first = elements.findIndex(
    (element, index) => isAdvice(element, 0) && isAdvice(elements[index + 1], 1),
  );
  const pair = first < 0 ? [] : elements.slice(first, first + 2);
  const [start, end] = pair.map((element) => root.children.indexOf(element));
  if (start === undefined || end === undefined) return;
  for (const [index, element] of pair.entries()) {
    element.properties.className = [...(ADVICE[index]?.className ?? [])];
  }
  root.children.splice(start, end - start + 1, {
    type: 'element',
    tagName: 'div',
    properties: { className: ['side-by-side'] },
    children: pair,
  });
}

function isAdvice(element: Element | undefined, index: 0 | 1): boolean {
  const [strong] = element?.children ?? [];
  if (element?.tagName !== 'p' || strong?.type !== 'element' || strong.tagName !== 'strong') {
    return false;
  }
  const [text] = strong.children;
  return text?.type === 'text' && ADVICE[index].start.test(text.value);
}

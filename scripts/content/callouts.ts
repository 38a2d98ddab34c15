import type { PhrasingContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';

/** Returns title and content of a callout. The title defaults to its name. */
export function partsOfCallout({ name, children }: ContainerDirective) {
  const [first, ...rest] = children;
  if (first?.type === 'paragraph' && first.data?.directiveLabel === true) {
    return { label: first.children, content: rest };
  }
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return { label: [{ type: 'text', value: title }] as PhrasingContent[], content: children };
}

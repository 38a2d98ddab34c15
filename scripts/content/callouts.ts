import type { PhrasingContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';

/** The title of an admonition, which is its name where the writer gives it none, and what stands below it. */
export function partsOfCallout({ name, children }: ContainerDirective) {
  const [first, ...rest] = children;
  if (first?.type === 'paragraph' && first.data?.directiveLabel === true) {
    return { label: first.children, content: rest };
  }
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return { label: [{ type: 'text', value: title }] as PhrasingContent[], content: children };
}

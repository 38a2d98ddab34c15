import type { ComponentNode, Props } from './component';

/**
 * Returns the props of a component: strings, flags, and JSON values in braces. `mistakesIn` reports
 * all others.
 */
export function propsOf(node: ComponentNode): Props {
  const props: Props = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { name, value } = attribute;
    if (value === null || value === undefined) props[name] = true;
    else props[name] = typeof value === 'string' ? value : parseConstant(value.value);
  }
  return props;
}

/** Parses the JSON value in braces. Returns undefined for any other expression. */
export function parseConstant(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

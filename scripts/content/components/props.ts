import type { ComponentNode, Props } from './component';

/** The parameters of a component: texts, switches, and in braces what JSON can hold. Of others see `mistakesIn`. */
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

/** The value of what stands in braces; undefined where that is no constant. */
export function parseConstant(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

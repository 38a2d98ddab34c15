import type { ElementContent, Properties } from 'hast';
import { h } from 'hastscript';
import { createElement, Fragment, isValidElement, type ReactNode } from 'react';

/** Props of an element that are not attributes. */
interface HostProps extends Record<string, unknown> {
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
}

/** Placeholder for elements of the page's tree in the output of a component. */
function Elements(_props: { nodes: ElementContent[] }): ReactNode {
  throw new Error('Only toHast can render elements of the page.');
}

/** Passes elements of the page's tree to a component as children. */
export const asChildren = (nodes: ElementContent[]): ReactNode =>
  nodes.length > 0 ? createElement(Elements, { nodes }) : undefined;

/**
 * Renders React nodes to elements of the page's tree. Components are called once, during the build, so they cannot have
 * state or event handlers.
 */
export function toHast(shown: ReactNode): ElementContent[] {
  if (Array.isArray(shown)) return shown.flatMap(toHast);
  if (typeof shown === 'string' || typeof shown === 'number') {
    return [{ type: 'text', value: String(shown) }];
  }
  if (!isValidElement<HostProps>(shown)) return [];
  const { type, props } = shown;
  if (type === Elements) return props.nodes as ElementContent[];
  if (type === Fragment) return toHast(props.children);
  if (typeof type === 'function') return toHast((type as (props: HostProps) => ReactNode)(props));
  if (typeof type !== 'string')
    throw new Error('Only function components and elements can be rendered.');
  const { children, dangerouslySetInnerHTML: raw, ...attributes } = props;
  const content = raw
    ? [{ type: 'raw', value: raw.__html } as unknown as ElementContent]
    : toHast(children);
  return [h(type, propertiesOf(attributes), content) as ElementContent];
}

function propertiesOf(attributes: Record<string, unknown>): Properties {
  const properties: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') throw new Error(`${name}: event handlers are not supported.`);
    // For these attributes, "false" is a value.
    const isEnumerated = typeof value === 'boolean' && /^(?:aria|data)-/.test(name);
    properties[name === 'defaultChecked' ? 'checked' : name] = isEnumerated ? String(value) : value;
  }
  return properties as Properties;
}

import type { ElementContent, Properties } from 'hast';
import { h } from 'hastscript';
import { createElement, Fragment, isValidElement, type ReactNode } from 'react';

/** What components can have on an element besides attributes. */
interface HostProps extends Record<string, unknown> {
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
}

/** Stands for elements of the page's tree among what a component shows. */
function Elements(_props: { nodes: ElementContent[] }): ReactNode {
  throw new Error('Elements of the page can only be shown by toHast.');
}

/** Elements of the page's tree as children of a component. */
export const asChildren = (nodes: ElementContent[]): ReactNode =>
  nodes.length > 0 ? createElement(Elements, { nodes }) : undefined;

/**
 * What a component shows, as elements of the page's tree. Components are called once, when the site is built:
 * they have no state, and nothing calls their handlers.
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
  if (typeof type !== 'string') throw new Error('Only functions and elements can be shown.');
  const { children, dangerouslySetInnerHTML: raw, ...attributes } = props;
  const content = raw
    ? [{ type: 'raw', value: raw.__html } as unknown as ElementContent]
    : toHast(children);
  return [h(type, propertiesOf(attributes), content) as ElementContent];
}

function propertiesOf(attributes: Record<string, unknown>): Properties {
  const properties: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') throw new Error(`${name}: nothing would call it.`);
    // "false" says something there.
    const isWord = typeof value === 'boolean' && /^(?:aria|data)-/.test(name);
    properties[name === 'defaultChecked' ? 'checked' : name] = isWord ? String(value) : value;
  }
  return properties as Properties;
}

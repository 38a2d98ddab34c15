import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { State } from 'mdast-util-to-hast';
import { createElement, type ReactNode } from 'react';
import { Island } from '../../../theme/content/Island/Island';
import { asChildren } from '../to-hast';

/** A component in the source of a page: `<Tabs label="Storage">…</Tabs>`. */
export type ComponentNode = MdxJsxFlowElement | MdxJsxTextElement;

/** The facts about a page that components can use. */
export interface ComponentContext {
  /** A number that is unique on the page. */
  nextId(): number;
  /** The route of the page. */
  route: string;
}

/** The props of a component: strings, and JSON values such as `total={99}`. */
export type Props = Record<string, unknown>;

/** A component that authors can use in a page. It is rendered to HTML when the site is built. */
export interface Component {
  html(props: Props, node: ComponentNode, state: State, context: ComponentContext): ReactNode;
  /** What replaces the component in the Markdown copy of the page. */
  markdown(props: Props, children: RootContent[]): RootContent[];
  /**
   * Data about other pages or the library that the component shows. Pages that use the component depend on this data.
   */
  data?(): unknown;
}

/** @throws if the prop is missing or not a string */
export function textProp(props: Props, name: string): string {
  const value = props[name];
  if (typeof value !== 'string' || value === '') throw new Error(`Missing ${name}="…".`);
  return value;
}

/**
 * Creates a component that depends only on its props and children.
 *
 * @param markdown replaces it in the Markdown copy; its children by default
 */
export const staticComponent = <P extends object>(
  shown: (props: P) => ReactNode,
  markdown: (props: P, children: RootContent[]) => RootContent[] = (_props, children) => children,
): Component => ({
  html: (props, node, state) => {
    const children = asChildren(state.all(node));
    return createElement(shown, { ...props, children } as unknown as P);
  },
  markdown: (props, children) => markdown(props as P, children),
});

/**
 * Creates a component that is mounted in the browser. The Markdown copy leaves it out.
 *
 * @param name the name of the island
 */
export const asIsland = (name: string): Component => ({
  html: (props) => createElement(Island, { name, props }),
  markdown: () => [],
});

/** Reads strings, flags, and JSON values in braces. `mistakesIn` reports everything else. */
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

/** Parses a JSON value in braces; undefined for any other expression. */
export function parseConstant(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { State } from 'mdast-util-to-hast';
import { createElement, type ReactNode } from 'react';
import { Island } from '../../../theme/content/Island/Island';
import { asChildren } from '../to-hast';

/** A component as it stands in a page: `<Tabs label="Storage">…</Tabs>`. */
export type ComponentNode = MdxJsxFlowElement | MdxJsxTextElement;

/** What components are told of the page. */
export interface ComponentContext {
  /** A number that no other component of the page has. */
  nextId(): number;
  /** The route of the page that the component stands in. */
  route: string;
}

/** A component's parameters: texts, and what JSON can hold (`total={99}`). */
export type Props = Record<string, unknown>;

/** A component that writers can use in a page. It becomes plain HTML when the site is built. */
export interface Component {
  /** What stands in its place in the page. Throws where its parameters are wrong. */
  html(props: Props, node: ComponentNode, state: State, context: ComponentContext): ReactNode;
  /** What stands in its place in the page's Markdown copy. */
  markdown(props: Props, children: RootContent[]): RootContent[];
  /** What it shows of other pages, or of the library: pages with the component depend on it. */
  data?(): unknown;
}

/** A parameter that has to be a text. */
export function textProp(props: Props, name: string): string {
  const value = props[name];
  if (typeof value !== 'string' || value === '') throw new Error(`It needs ${name}="…".`);
  return value;
}

/**
 * A component that shows what writers give it, and nothing that only the build knows.
 *
 * @param markdown says it in the Markdown copy. Default: its content is all there is to say
 */
export const asWritten = <P extends object>(
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
 * A component that lives in the browser. In the Markdown copy there is nothing of it.
 *
 * @param name that of the island
 */
export const asIsland = (name: string): Component => ({
  html: (props) => createElement(Island, { name, props }),
  markdown: () => [],
});

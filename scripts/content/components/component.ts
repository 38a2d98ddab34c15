import type { ElementContent, Properties } from 'hast';
import { h } from 'hastscript';
import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { State } from 'mdast-util-to-hast';
import type { Releases } from '../../api/history/releases';
import type { ErrorGroup } from '../errors';
import type { ExtensionGroup, LibraryFacts } from '../home';

/** A component as it stands in a page: `<Tabs label="Storage">…</Tabs>`. */
export type ComponentNode = MdxJsxFlowElement | MdxJsxTextElement;

/** What pages say that list others. */
export interface Overview {
  groups: ExtensionGroup[];
  errors: ErrorGroup[];
  releases: Releases;
  library: LibraryFacts;
}

/** What components are told of the page and the site. */
export interface ComponentContext {
  /** A number that no other component of the page has. */
  nextId(): number;
  /** A code sample as the page shows it. */
  code(lang: string, code: string): ElementContent;
  /** The route of the page that the component stands in. */
  route: string;
  overview(): Overview;
}

/** A component's parameters: texts, and what JSON can hold (`total={99}`). */
export type Props = Record<string, unknown>;

/** A component that writers can use in a page. It becomes plain HTML when the site is built. */
export interface Component {
  /** What stands in its place in the page. Throws where its parameters are wrong. */
  html(
    props: Props,
    node: ComponentNode,
    state: State,
    context: ComponentContext,
  ): ElementContent[];
  /** What stands in its place in the page's Markdown copy. */
  markdown(props: Props, children: RootContent[], overview: () => Overview): RootContent[];
}

/** A parameter that has to be a text. */
export function textProp(props: Props, name: string): string {
  const value = props[name];
  if (typeof value !== 'string' || value === '') throw new Error(`It needs ${name}="…".`);
  return value;
}

/** A component that sets its content in a box with a class, and is nothing else. */
export const box = (className: string, properties: Properties = {}): Component => ({
  html: (_props, node, state) => [
    {
      type: 'element',
      tagName: 'div',
      properties: { className: [className], ...properties },
      children: state.all(node),
    },
  ],
  markdown: (_props, children) => children,
});

/** A line of text; what stands between backticks is code. */
export const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? h('code', part) : part));

import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { badgeText } from '../../theme/content/Badge/badgeText';
import { installCommands } from '../../theme/content/PackageManagerTabs/installCommands';
import type { PageHooks } from './hooks';
import type { Page } from './page';

/** A component in the source of a page: `<Tabs label="Storage">…</Tabs>`. */
export type ComponentNode = MdxJsxFlowElement | MdxJsxTextElement;

/** The props of a component: strings, and JSON values such as `total={99}`. */
export type Props = Record<string, unknown>;

/**
 * What the build knows about a component that pages use without an import. The theme renders it
 * (`theme/content/components.tsx`).
 */
export interface Component {
  /** The names of its props. All others are mistakes. */
  props: readonly string[];
  /**
   * What replaces it before the page is compiled, on a line of its own. Such a component is not rendered.
   *
   * @throws what is wrong with the props
   */
  expand?(props: Props, page: Page): RootContent[] | Promise<RootContent[]>;
  /**
   * What replaces it in the Markdown copy: its children by default.
   *
   * @throws what is wrong with the props
   */
  markdown?(props: Props, children: RootContent[]): RootContent[];
  /** Whether the search finds its Markdown copy, because it has no children that are text. */
  isText?: boolean;
}

export type Components = Readonly<Record<string, Component>>;

/** A component that Markdown copies leave out, such as an island. */
export const withoutCopy = (...props: string[]): Component => ({ props, markdown: () => [] });

const CORE: Components = {
  Badge: {
    props: ['type', 'since', 'text'],
    markdown: (props, children) => {
      const words: RootContent[] =
        children.length > 0 ? children : [{ type: 'text', value: badgeText(props) }];
      return [{ type: 'text', value: '(' }, ...words, { type: 'text', value: ')' }];
    },
  },
  PackageManagerTabs: {
    props: ['command'],
    markdown(props) {
      const [npm] = installCommands(textProp(props, 'command'));
      return [{ type: 'code', lang: 'sh', value: npm?.[1] ?? '' }];
    },
  },
  Steps: { props: [] },
  Tab: {
    props: ['label'],
    markdown(props, children) {
      const label: RootContent = { type: 'text', value: textProp(props, 'label') };
      return [
        { type: 'paragraph', children: [{ type: 'strong', children: [label] }] },
        ...children,
      ];
    },
  },
  Tabs: { props: ['label', 'groupId'] },
};

/** All components that pages can use without an import, by name. */
export const componentsOf = (plugins: readonly PageHooks[]): Components =>
  Object.assign({}, CORE, ...plugins.map(({ components }) => components));

/** @throws if the prop is missing or not a string */
export function textProp(props: Props, name: string): string {
  const value = props[name];
  if (typeof value !== 'string' || value === '') throw new Error(`Missing ${name}="…".`);
  return value;
}

/** Reads strings, flags, and JSON values in braces. Other expressions are undefined. */
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

export const isComponent = (node: { type: string }): node is ComponentNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

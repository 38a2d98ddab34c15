/** The part of the hast syntax tree (HTML as a tree, with MDX's own nodes) that the plugins here use. */
export interface TextNode {
  type: 'text';
  value: string;
}

/** An attribute of JSX written in Markdown; a text or an expression. */
export interface JsxAttribute {
  type: string;
  name?: string;
  value?: unknown;
}

/** JSX written in Markdown, such as `<Badge type="stable" />`. */
export interface JsxNode {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  name: string | null;
  attributes: JsxAttribute[];
  children: HastNode[];
}

/** Type of a JSX attribute's value that is written in braces. */
export const EXPRESSION = 'mdxJsxAttributeValueExpression';

/** `import` and `export` of a page, as a program. */
export interface EsmNode {
  type: 'mdxjsEsm';
  value: string;
  data: { estree: object };
}

export interface ElementNode {
  type: 'element';
  tagName: string;
  properties: Record<string, unknown>;
  children: HastNode[];
}

export interface ParentNode {
  type: 'root';
  children: HastNode[];
}

export type HastNode = TextNode | JsxNode | EsmNode | ElementNode | ParentNode;

export const isElement = (node: HastNode): node is ElementNode => node.type === 'element';

/** Calls back for every node of a tree; what comes back takes the node's place. */
export function mapTree(node: HastNode, change: (node: HastNode) => HastNode): HastNode {
  if ('children' in node) {
    node.children = node.children.map((child) => mapTree(child, change));
  }
  return change(node);
}

/** The text of a node, as it is read. */
export function textOf(node: HastNode): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

export const element = (
  tagName: string,
  properties: Record<string, unknown>,
  children: HastNode[] = [],
): ElementNode => ({ type: 'element', tagName, properties, children });

export const text = (value: string): TextNode => ({ type: 'text', value });

/** A component of the theme with attributes that are texts (others are left out). */
export const component = (
  name: string,
  attributes: Record<string, string | undefined>,
): JsxNode => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([attribute, value]) => ({ type: 'mdxJsxAttribute', name: attribute, value })),
  children: [],
});

import type { Nodes, Parents, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { plainDiff } from './code-diff';
import { errorText } from './code-errors';
import { COMPONENTS } from './components';
import type { ComponentNode } from './components/component';
import { propsOf } from './components/props';
import { metaForReaders, parseFenceMeta } from './fence';
import type { ContentContext } from './html';
import { isForeign, siteAddress } from './links';
import type { Page } from './page';

const printer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', fences: true, rule: '-' })
  .freeze();

/** What copies are made with, besides the pages. */
type CopyContext = Pick<ContentContext, 'copyAddress' | 'errors' | 'overview'>;

/**
 * A page as Markdown that needs nothing else to be read: components are text, links whole addresses.
 *
 * @param tree the page's tree; it is changed
 */
export function markdownCopy(page: Page, tree: Root, context: CopyContext): string {
  addErrors(tree, context);
  tree.children = tree.children.filter(({ type }) => type !== 'yaml');
  replaceComponents(tree, page, context);
  visit(tree, (node) => {
    if (node.type === 'code') {
      node.meta = metaForReaders(node.meta);
      const diff = plainDiff(node.value);
      if (diff) Object.assign(node, { lang: 'diff', value: diff });
    }
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      node.url = copyUrl(node.url, page, context);
    }
  });
  return printer.stringify(tree as never);
}

/** Behind a sample that shows an error, what the compiler says of it. */
function addErrors(tree: Root, { errors }: CopyContext): void {
  visit(tree, 'code', ({ position, meta }, index, parent) => {
    const shown = errors.get(position?.start.line ?? 0);
    if (!shown || index === undefined) return undefined;
    const { firstLine } = parseFenceMeta(meta);
    const value = shown.map((error) => errorText(error, firstLine)).join('\n');
    parent?.children.splice(index + 1, 0, { type: 'code', lang: 'text', value });
    return index + 2;
  });
}

/** An address in a copy: of the copy of the page that it means, or of the file. */
function copyUrl(url: string, page: Page, { copyAddress }: CopyContext): string {
  if (isForeign(url) || url.startsWith('#')) return url;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(siteAddress(url, page)) ?? [];
  return copyAddress(path) + rest;
}

function replaceComponents(parent: Nodes, page: Page, context: CopyContext): void {
  if (!('children' in parent)) return;
  const children: RootContent[] = [];
  for (const child of parent.children as RootContent[]) {
    replaceComponents(child, page, context);
    const nodes = replacement(child, page, context);
    if (child.type === 'mdxJsxFlowElement' && nodes.every(isPhrasing)) addLine(children, nodes);
    else children.push(...nodes);
  }
  (parent as Parents).children = children as never;
}

const isPhrasing = ({ type }: RootContent) => type === 'text' || type === 'inlineCode';

/** Adds words that stand between blocks, such as badges, to the line of words before them. */
function addLine(blocks: RootContent[], words: RootContent[]): void {
  const last = blocks.at(-1);
  const content = words as PhrasingContent[];
  if (last?.type === 'paragraph' && last.data && 'line' in last.data) {
    last.children.push({ type: 'text', value: ' ' }, ...content);
  } else if (words.length > 0) {
    blocks.push({ type: 'paragraph', data: { line: true } as never, children: content });
  }
}

const isExpression = ({ type }: RootContent) =>
  type === 'mdxFlowExpression' || type === 'mdxTextExpression' || type === 'mdxjsEsm';

function replacement(node: RootContent, page: Page, { overview }: CopyContext): RootContent[] {
  if (isExpression(node)) return [];
  if (node.type === 'liveDemo') return node.children;
  if (node.type === 'containerDirective') return [quotation(node)];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [node];
  const { name, children } = node as ComponentNode;
  const content = children as RootContent[];
  if (name === 'br') return [{ type: 'html', value: '<br>' }];
  if (name === 'code') return joinTexts(content).flatMap(asCode);
  const component = name ? COMPONENTS[name] : undefined;
  return component ? component.markdown(propsOf(node, page), content, overview) : content;
}

/** An admonition is a quotation that begins with its title. */
function quotation({ name, children }: ContainerDirective): RootContent {
  const [first, ...rest] = children;
  const labelled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const title: PhrasingContent[] = labelled
    ? first.children
    : [{ type: 'text', value: name.charAt(0).toUpperCase() + name.slice(1) }];
  const heading = { type: 'paragraph', children: [{ type: 'strong', children: title }] } as const;
  return { type: 'blockquote', children: [heading as never, ...(labelled ? rest : children)] };
}

/** Texts side by side as one: backticks of two pieces of code would run together. */
function joinTexts(nodes: RootContent[]): RootContent[] {
  const joined: RootContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (last?.type === 'text' && node.type === 'text') last.value += node.value;
    else joined.push(node);
  }
  return joined;
}

/** Code that holds links: in Markdown, each piece is code of its own. */
function asCode(node: RootContent): RootContent[] {
  if (node.type === 'text') return node.value ? [{ type: 'inlineCode', value: node.value }] : [];
  if (node.type === 'link') {
    return [{ ...node, children: node.children.flatMap((child) => asCode(child)) as never }];
  }
  return [node];
}

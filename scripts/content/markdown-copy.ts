import type { Nodes, Parents, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { errorsMarkdown, plainDiff } from '../../theme/content/Code/codeErrors';
import { type Components, componentsOf, isComponent, propsOf } from './components';
import { metaForReaders, parseFenceMeta, takeMarks } from './fence';
import { isExternal, siteAddress } from './links';
import { CUSTOM_ID, type Page } from './page';
import type { ContentOptions } from './remark';

const printer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', fences: true, rule: '-' })
  .freeze();

type CopyContext = Pick<ContentOptions, 'copyAddress' | 'hooks'>;

/**
 * Renders a page as self-contained Markdown: components become text, and URLs absolute.
 *
 * @param tree the syntax tree of the page; modified
 */
export function markdownCopy(page: Page, tree: Root, context: CopyContext): string {
  addErrors(tree);
  replaceComponents(tree, replacementsOf(componentsOf(context.hooks)));
  visit(tree, (node) => {
    if (node.type === 'code') {
      node.meta = metaForReaders(node.meta);
      const { code, marks } = takeMarks(node.value);
      const diff = plainDiff(code, marks);
      if (diff) Object.assign(node, { lang: 'diff', value: diff });
    }
    if (node.type === 'heading') {
      const last = node.children.at(-1);
      if (last?.type === 'text') last.value = last.value.replace(CUSTOM_ID, '$1$3');
    }
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      node.url = copyUrl(node.url, page, context);
    }
  });
  return printer.stringify(tree as never);
}

function addErrors(tree: Root): void {
  visit(tree, 'code', ({ data, meta }, index, parent) => {
    if (!data?.errors || index === undefined) return undefined;
    const { firstLine } = parseFenceMeta(meta);
    parent?.children.splice(index + 1, 0, errorsMarkdown(data.errors, firstLine));
    return index + 2;
  });
}

function copyUrl(url: string, page: Page, { copyAddress }: CopyContext): string {
  if (isExternal(url) || url.startsWith('#')) return url;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(siteAddress(url, page)) ?? [];
  return copyAddress(path) + rest;
}

function replaceComponents(parent: Nodes, replace: Replace): void {
  if (!('children' in parent)) return;
  const children: RootContent[] = [];
  for (const child of parent.children as RootContent[]) {
    replaceComponents(child, replace);
    const nodes = replace(child);
    if (child.type === 'mdxJsxFlowElement' && nodes.every(isPhrasing)) addLine(children, nodes);
    else children.push(...nodes);
  }
  (parent as Parents).children = children as never;
}

const isPhrasing = ({ type }: RootContent) =>
  type === 'text' || type === 'inlineCode' || type === 'link';

/** Appends inline nodes between blocks, such as badges, to the previous line. */
function addLine(blocks: RootContent[], nodes: RootContent[]): void {
  const last = blocks.at(-1);
  const content = nodes as PhrasingContent[];
  if (last?.type === 'paragraph' && last.data && 'line' in last.data) {
    last.children.push({ type: 'text', value: ' ' }, ...content);
  } else if (nodes.length > 0) {
    blocks.push({ type: 'paragraph', data: { line: true } as never, children: content });
  }
}

const isExpression = ({ type }: RootContent) =>
  type === 'mdxFlowExpression' || type === 'mdxTextExpression' || type === 'mdxjsEsm';

type Replace = (node: RootContent) => RootContent[];

function replacementsOf(components: Components): Replace {
  return (node) => {
    if (isExpression(node)) return [];
    if (node.type === 'containerDirective') return calloutMarkdown(node);
    if (!isComponent(node)) return [node];
    const { name } = node;
    const content = node.children as RootContent[];
    if (name === 'br') return [{ type: 'html', value: '<br>' }];
    if (name === 'code') return joinTexts(content).flatMap(asCode);
    const component = name ? components[name] : undefined;
    try {
      return component?.markdown?.(propsOf(node), content) ?? content;
    } catch {
      // The values of expressions are unknown. `scripts/rules` reports wrong constants.
      return content;
    }
  };
}

/** A callout as a quotation with its title. Rspress uses the type in capitals if there is none. */
function calloutMarkdown({ attributes, children }: ContainerDirective): RootContent[] {
  const { type = '', title } = attributes ?? {};
  const isDefault = !title || title.toLowerCase() === type;
  const text = isDefault ? (type ?? '').charAt(0).toUpperCase() + (type ?? '').slice(1) : title;
  const words = text
    .split('`')
    .map((value, index): PhrasingContent => ({ type: index % 2 ? 'inlineCode' : 'text', value }));
  if (type === 'details' && children[0]?.type === 'heading') return children;
  const heading = { type: 'paragraph', children: [{ type: 'strong', children: words }] } as const;
  return [{ type: 'blockquote', children: [heading as never, ...children] }];
}

/** Joins adjacent text, because the backticks of two adjacent pieces of code would merge. */
function joinTexts(nodes: RootContent[]): RootContent[] {
  const joined: RootContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (last?.type === 'text' && node.type === 'text') last.value += node.value;
    else joined.push(node);
  }
  return joined;
}

/** Converts code with links to Markdown, where each piece becomes separate code. */
function asCode(node: RootContent): RootContent[] {
  if (node.type === 'text') return node.value ? [{ type: 'inlineCode', value: node.value }] : [];
  if (node.type === 'link') {
    return [{ ...node, children: node.children.flatMap((child) => asCode(child)) as never }];
  }
  return [node];
}

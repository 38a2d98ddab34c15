import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { Processor, Transformer } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { shownCode } from './code';
import { type ComponentNode, isComponent, propsOf } from './components';
import {
  finishHeading,
  headingText,
  isSummary,
  joinBadges,
  liftQuestion,
  placeAdvice,
} from './finish';
import { finishLinks } from './links';
import { type ContentOptions, type ContentsEntry, contentOf, setContents } from './remark';
import { BLOCKS, sectionsOf } from './sections';
import { finishTables } from './tables';

/**
 * The first rehype plugin of the site: completes what Rspress has made of a page, so that the theme only has to render
 * it, and reads its sections. Plugins may then add hints, which are not part of the page's text.
 */
export function rehypeSite(this: Processor, { base }: ContentOptions): Transformer<Root> {
  const content = contentOf(this);
  return (tree, file) => {
    const contents: ContentsEntry[] = [];
    const { page, fences = [] } = file.data;
    if (!page) throw new Error(`${file.path} has not been read.`);
    let fence = 0;
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      if (node.type === 'root') {
        // Shiki puts each sample into a root of its own.
        parent.children.splice(index, 1, ...(node.children as never[]));
        return [SKIP, index];
      }
      if (isComponent(node)) {
        const element = literalElement(node as never);
        if (!element) return undefined;
        parent.children[index] = element as never;
        return [SKIP, index];
      }
      if (node.type !== 'element') return undefined;
      if (node.tagName === 'pre' && String(node.properties.class).includes('shiki')) {
        const shown = fences[fence++];
        if (!shown) throw new Error(`${page.file} has more code samples than fences.`);
        parent.children[index] = shownCode(node, shown, base);
        return SKIP;
      }
      if (isForeign(node)) node.properties.translate = 'no';
      if (/^h[1-6]$/.test(node.tagName)) {
        finishHeading(node, parent);
        // Rspress leaves out headings in collapsible text.
        if (parent === tree || isSummary(parent)) {
          const depth = Number(node.tagName[1]);
          contents.push({ id: String(node.properties.id), text: headingText(node), depth });
        }
      }
      if (node.properties.type === 'details') liftQuestion(node);
      return undefined;
    });
    if (fence < fences.length) {
      throw new Error(`${page.file} has a sample in a new language. Start the server again.`);
    }
    setContents(
      this,
      contents.filter(({ depth }) => depth > 1),
    );
    joinBadges(tree);
    finishLinks(tree, page, base);
    finishTables(tree);
    content.sections = sectionsOf(tree);
    content.ids = idsIn(tree);
    placeAdvice(tree);
    removeGaps(tree);
  };
}

/** Whether an element is code, which a browser that translates the page must leave as it is. So is a name as heading. */
const isForeign = (node: Element) =>
  node.tagName === 'code' ||
  (/^h[1-6]$/.test(node.tagName) && /^\s*\S*(?:[a-z][A-Z]|\()\S*\s*$/.test(textOf(node)));

function idsIn(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, 'element', ({ properties: { id, html } }) => {
    if (id) ids.push(String(id));
    // Code is already HTML.
    for (const [, inCode = ''] of String(html ?? '').matchAll(/ id="?([^\s">]+)/g))
      ids.push(inCode);
  });
  return ids;
}

/** An element that the page writes as HTML, as if Markdown had produced it. Undefined for components. */
function literalElement(node: ComponentNode): Element | undefined {
  const { name, attributes, children } = node;
  const props = propsOf(node);
  if (!name || !/^[a-z][\w-]*$/.test(name) || attributes.length !== Object.keys(props).length)
    return;
  if (Object.values(props).includes(undefined)) return;
  return h(name, props as Record<string, string>, ...(children as never[])) as Element;
}

const isBlock = (node: Nodes | undefined) =>
  (node?.type === 'element' && BLOCKS.has(node.tagName)) ||
  (node?.type as string) === 'mdxJsxFlowElement' ||
  (node?.type as string) === 'mdxjsEsm';

const isGap = (node: Nodes) => node.type === 'text' && /^\n+$/.test(node.value);

/** Removes the line breaks between blocks, which are not shown, but which the browser would keep as nodes of the page. */
function removeGaps(parent: Nodes): void {
  if (!('children' in parent)) return;
  const children = parent.children as Nodes[];
  parent.children = children.filter((node, index) => {
    const [before, after] = [children[index - 1], children[index + 1]];
    const isBetween = isBlock(before) ? !after || isBlock(after) : !before && isBlock(after);
    return !(isGap(node) && isBetween);
  }) as never;
  for (const child of parent.children as Nodes[]) removeGaps(child);
}

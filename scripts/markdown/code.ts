import { codeHtml } from './codeHtml';
import { type LineMark, parseFenceMeta, takeMarks } from './fenceMeta';
import { component, isElement, mapTree, type ParentNode } from './hast';
import { languageLabel } from './languages';

/** What Shiki gives to the hooks of a transformer. */
interface ShikiContext {
  meta: { marks?: Map<number, LineMark> };
  options: { lang: string; meta?: { __raw?: string } };
}

/** A code block on its way from Shiki to the page: what the fence said, beside the tree. */
interface Fence {
  lang: string;
  raw: string;
  marks: Map<number, LineMark>;
}
const fences = new WeakMap<object, Fence>();
/** Carries the fence's key through Rspress' own plugins, which keep properties of elements. */
const KEY = 'dataFence';

/** Shiki transformer: takes diff notations out of the code and keeps what the fence said. */
export const shikiFence = {
  name: 'site:fence',
  preprocess(this: ShikiContext, source: string): string {
    const { code, marks } = takeMarks(source);
    this.meta.marks = marks;
    return code;
  },
  pre(this: ShikiContext, node: { properties: Record<string, unknown> }): void {
    const key = {};
    fences.set(key, {
      lang: this.options.lang,
      raw: this.options.meta?.__raw ?? '',
      marks: this.meta.marks ?? new Map(),
    });
    node.properties = { [KEY]: key };
  },
};

/**
 * Rehype plugin: writes every highlighted code as one static text of HTML, in a `CodeBlock` of the theme.
 * React then has one element to take over instead of thousands of tokens, and a page's code is a third
 * of what inline styles for each token make it.
 */
export function rehypeCodeBlocks() {
  return (tree: ParentNode): void => {
    mapTree(tree, (node) => {
      if (!isElement(node) || node.tagName !== 'pre') return node;
      const fence = fences.get((node.properties[KEY] ?? {}) as object);
      if (!fence) return node;
      const meta = parseFenceMeta(fence.raw);
      const { html, lines } = codeHtml(node, meta, fence.marks);
      return component('CodeBlock', {
        html,
        lang: languageLabel(fence.lang),
        title: meta.title,
        lines: lines ? 'true' : undefined,
        firstLine: meta.firstLine?.toString(),
        wrap: meta.wrap ? 'true' : undefined,
      });
    });
  };
}

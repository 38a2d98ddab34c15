import { type CodeLink, codeHtml } from './codeHtml';
import { type LineMark, parseFenceMeta, takeMarks } from './fenceMeta';
import { component, isElement, mapTree, type ParentNode } from './hast';
import { languageLabel } from './languages';

/** What Shiki gives to the hooks of a transformer. */
interface ShikiContext {
  meta: { marks?: Map<number, LineMark>; code?: string };
  options: { lang: string; meta?: { __raw?: string } };
}

/** A code block on its way from Shiki to the page: what the fence said, beside the tree. */
interface Fence {
  lang: string;
  raw: string;
  marks: Map<number, LineMark>;
  code: string;
}
const fences = new WeakMap<object, Fence>();
/** Carries the fence's key through Rspress' own plugins, which keep properties of elements. */
const KEY = 'dataFence';

/** Finds names in a code that lead somewhere. */
export type LinksIn = (code: string, lang: string) => CodeLink[];

/** Shiki transformer: takes diff notations out of the code and keeps what the fence said. */
export const shikiFence = {
  name: 'site:fence',
  preprocess(this: ShikiContext, source: string): string {
    const { code, marks } = takeMarks(source);
    this.meta.marks = marks;
    this.meta.code = code;
    return code;
  },
  pre(this: ShikiContext, node: { properties: Record<string, unknown> }): void {
    const key = {};
    fences.set(key, {
      lang: this.options.lang,
      raw: this.options.meta?.__raw ?? '',
      marks: this.meta.marks ?? new Map(),
      code: this.meta.code ?? '',
    });
    node.properties = { [KEY]: key };
  },
};

/**
 * Rehype plugin: writes every highlighted code as one static text of HTML, in a `CodeBlock` of the theme.
 * React then has one element to take over instead of thousands of tokens, and a page's code is a third
 * of what inline styles for each token make it.
 *
 * @param linksIn finds the names in a code that lead somewhere; addresses are those of the finished site
 */
export function rehypeCodeBlocks({ linksIn }: { linksIn: LinksIn }) {
  return (tree: ParentNode): void => {
    mapTree(tree, (node) => {
      if (!isElement(node) || node.tagName !== 'pre') return node;
      const fence = fences.get((node.properties[KEY] ?? {}) as object);
      if (!fence) return node;
      const meta = parseFenceMeta(fence.raw);
      const { html, lines } = codeHtml(node, meta, fence.marks, linksIn(fence.code, fence.lang));
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

import path from 'node:path';
import type { Code, Root, RootContent } from 'mdast';
import type { Processor, Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import type { CompilerError } from '../../theme/content/Code/codeErrors';
import type { CodeLink, LineMark } from '../../theme/content/Code/codeHtml';
import { readText } from '../lib/files';
import { codeDiff, withoutHelpers } from './code-files';
import { componentsOf, isComponent, propsOf } from './components';
import { type FenceMeta, languageOf, parseFenceMeta, takeMarks } from './fence';
import type { PageContent, PageHooks } from './hooks';
import { markdownCopy } from './markdown-copy';
import type { Page } from './page';
import { remarkContainers, restoreFences, reuseTrees } from './parse';

declare module 'mdast' {
  interface CodeData {
    /** Whether to hide the imports at the start of the code until the reader opens them. */
    foldImports?: boolean;
    /** Compiler errors that the sample shows on purpose. */
    errors?: readonly CompilerError[];
    /** Names with links, in order. Addresses are without the base path. */
    links?: readonly CodeLink[];
  }
}

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /** The text of a component, for the search. */
    text?: string;
  }
  interface MdxJsxTextElementData {
    text?: string;
  }
}

declare module 'vfile' {
  interface DataMap {
    page: Page;
    fences: ShownFence[];
  }
}

/** What `rehypeSite` needs of a fence besides its highlighted code. */
export interface ShownFence {
  lang: string;
  meta: FenceMeta;
  marks: ReadonlyMap<number, LineMark>;
  data?: Code['data'];
}

export interface ContentOptions {
  /** Reads the model of a page. */
  pageAt(file: string): Promise<Page>;
  /** The hooks of all plugins, in order. */
  hooks: readonly PageHooks[];
  /** Base path of the site; starts and ends with a slash. */
  base: string;
  /** Gets what plugins read from each page, by route. */
  compiled: Map<string, Partial<PageContent>>;
  /** The address of a page's Markdown copy. */
  copyAddress(route: string): string;
}

/** What the plugins have read from the page that a processor compiles. Rspress adds it to the data of the page. */
export function contentOf(processor: Processor): Partial<PageContent> {
  const pageMeta = processor.data('pageMeta' as never) as { compiled?: Partial<PageContent> };
  pageMeta.compiled ??= {};
  return pageMeta.compiled;
}

/** A heading in the table of contents. */
export interface ContentsEntry {
  id: string;
  /** With backticks around code. */
  text: string;
  depth: number;
}

/** Replaces the table of contents of the page that a processor compiles. */
export function setContents(processor: Processor, toc: readonly ContentsEntry[]): void {
  Object.assign(processor.data('pageMeta' as never), { toc });
}

/** The first remark plugin: adds the syntax of callouts, and expands components and fences that show differences. */
export function remarkSite(this: Processor, options: ContentOptions): Transformer<Root> {
  remarkContainers.call(this);
  reuseTrees(this);
  const components = componentsOf(options.hooks);
  return async (tree, file) => {
    const page = await options.pageAt(file.path);
    file.data.page = page;
    restoreFences(tree, page.source);
    const work: Promise<void>[] = [];
    visit(tree, (node, index, parent) => {
      // Rspress reads files with the line endings of Windows as they are.
      if ('value' in node && node.value) node.value = node.value.replace(/\r\n/g, '\n');
      if (node.type === 'code') fillDifference(node, file.path);
      if (!isComponent(node) || !parent || index === undefined) return;
      const { expand, isText, markdown } = components[node.name ?? ''] ?? {};
      if (isText && markdown)
        node.data = { ...node.data, text: words(markdown(propsOf(node), [])) };
      if (!expand) return;
      const expanded = Promise.resolve(expand(propsOf(node), page));
      work.push(
        expanded.then((nodes) => {
          parent.children.splice(parent.children.indexOf(node as never), 1, ...(nodes as never[]));
        }),
      );
    });
    await Promise.all(work);
  };
}

/** Fills a fence with `before`: Rspress has already read `file`. */
function fillDifference(node: Code, page: string): void {
  const { file, before } = parseFenceMeta(node.meta).words;
  if (!file) return;
  node.value = node.value.trimEnd();
  if (before) {
    const from = readText(path.resolve(path.dirname(page), before));
    node.value = codeDiff(withoutHelpers(from), withoutHelpers(node.value));
  }
  if (!/(?:^|\s)title=/.test(node.meta ?? '')) node.meta += ` title="${path.basename(file)}"`;
}

function words(nodes: readonly RootContent[]): string {
  const found: string[] = [];
  visit({ type: 'root', children: [...nodes] }, (node) => {
    if ('value' in node) found.push(node.value);
  });
  return found.join(' ');
}

/** The last remark plugin: renders the Markdown copy, and prepares fences for Shiki. */
export function remarkFinish(this: Processor, options: ContentOptions): Transformer<Root> {
  const content = contentOf(this);
  return (tree, file) => {
    const { page } = file.data;
    if (!page) throw new Error(`${file.path} has not been read.`);
    options.compiled.set(page.route, content);
    content.markdown = markdownCopy(page, structuredClone(tree), options);
    const fences: ShownFence[] = [];
    visit(tree, 'code', (node) => {
      const { code, marks } = takeMarks(node.value);
      const lang = node.lang ?? '';
      fences.push({ lang, meta: parseFenceMeta(node.meta), marks, data: node.data });
      node.value = code;
      node.lang = languageOf(lang, code);
    });
    file.data.fences = fences;
  };
}

import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Root as HastRoot } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import type { Code, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { State } from 'mdast-util-to-hast';
import { createElement } from 'react';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { addBase } from '../../theme/config/routes';
import { CALLOUTS, Callout, Details } from '../../theme/content/Callout/Callout';
import { HeadingLink } from '../../theme/content/HeadingLink/HeadingLink';
import { TableBox } from '../../theme/content/Table/Table';
import { guess, type Problem } from '../lib/problems';
import { partsOfCallout } from './callouts';
import { codeFrame, readableFence } from './code-frame';
import { componentsOf } from './components';
import type { ComponentContext, ComponentNode } from './components/component';
import { propsOf } from './components/props';
import { fenceOf } from './fence';
import { highlight } from './highlight';
import type { PageHooks } from './hooks';
import { joinBadges } from './join-badges';
import { finishLinks } from './links';
import { problemAt } from './mistakes';
import type { Page } from './page';
import { takeTree } from './read-mdx';
import { addressRows, labelCells, rowIds } from './tables';
import { asChildren, toHast } from './to-hast';

/** What the text of pages is made with, besides the pages. */
export interface ContentContext {
  /** Path under which the site is served; starts and ends with a slash. */
  base: string;
  /** The address of a page's Markdown copy. */
  copyAddress(route: string): string;
  /** What plugins do to pages, in their order. */
  plugins: readonly PageHooks[];
  /** Modules that the plugins come from, as absolute paths: pages depend on their code. */
  code?: readonly string[];
}

/**
 * A page's tree as plugins have changed it.
 *
 * @param problems gets what is wrong
 */
export async function transformedTree(
  page: Page,
  { plugins }: ContentContext,
  problems: Problem[],
): Promise<Root> {
  const tree = takeTree(page.source);
  const report = (problem: Problem) => problems.push(problem);
  for (const { transformPage } of plugins) await transformPage?.(tree, page, report);
  return tree;
}

/**
 * The page's text as a tree of HTML.
 *
 * @param problems gets what is wrong
 */
export async function renderTree(
  page: Page,
  tree: Root,
  context: ContentContext,
  problems: Problem[],
): Promise<HastRoot> {
  const frames = await codeFrames(tree, context);
  let id = 0;
  const components = componentsOf(context.plugins);
  const told: ComponentContext = { route: page.route, nextId: () => ++id };

  const tell: Tell = (node, message, remedy) =>
    problems.push(problemAt(page, node, message, remedy));

  const component = (state: State, node: ComponentNode): ElementContent[] => {
    const { name } = node;
    if (name === null) return state.all(node);
    if (/^[a-z]/.test(name)) {
      return toHast(createElement(name, propsOf(node), asChildren(state.all(node))));
    }
    const known = components[name];
    if (!known) {
      const names = Object.keys(components).sort();
      tell(
        node,
        `<${name}> is no component that pages can use.`,
        `There are ${names.join(', ')}.${guess(name, names)} How to add one stands in scripts/content/components/index.ts.`,
      );
      return state.all(node);
    }
    try {
      return toHast(known.html(propsOf(node), node, state, told));
    } catch (reason) {
      const complaint = reason instanceof Error ? reason.message : String(reason);
      tell(node, `<${name}>: ${complaint}`, 'Correct the component.');
      const known = problems.length;
      const children = state.all(node);
      // They may need what is around them.
      problems.length = known;
      return children;
    }
  };
  const nothing = () => undefined;
  const handlers = {
    code: (_state: State, node: Code) => frames.get(node),
    containerDirective: (state: State, node: ContainerDirective) => callout(state, node, tell),
    // Comments. What else is code is among the page's mistakes.
    mdxFlowExpression: nothing,
    mdxTextExpression: nothing,
    mdxJsxFlowElement: component,
    mdxJsxTextElement: component,
    mdxjsEsm: nothing,
    yaml: nothing,
    ...Object.assign({}, ...context.plugins.map((plugin) => plugin.handlers)),
  };
  const root = unified()
    .use(remarkRehype, { handlers: handlers as never })
    .runSync(tree) as HastRoot;
  finish(root, page, context.base);
  return root;
}

/** Takes what is wrong with a node, and what to do about it. */
type Tell = (node: Node, message: string, remedy: string) => void;

/** Highlights all fences of a page. */
async function codeFrames(
  tree: Root,
  { base, plugins }: ContentContext,
): Promise<Map<Code, ElementContent[]>> {
  const nodes: Code[] = [];
  visit(tree, 'code', (node) => {
    nodes.push(node);
  });
  const fences = nodes.map((node) => readableFence(fenceOf(node)));
  const lines = await highlight(fences);
  return new Map(
    nodes.map((node, index) => {
      const fence = fences[index] as (typeof fences)[number];
      const links = plugins
        .flatMap(({ codeLinks }) => codeLinks?.(fence.code, fence.lang) ?? [])
        .map((link) =>
          link.href?.startsWith('/') ? { ...link, href: addBase(link.href, base) } : link,
        );
      return [node, codeFrame(fence, lines[index] ?? [], links, node.data?.errors)];
    }),
  );
}

/** `:::tip[Title]`, `:::details[Title]`. */
function callout(state: State, node: ContainerDirective, tell: Tell): ElementContent[] {
  const { name } = node;
  const { label, content } = partsOfCallout(node);
  const title = state.all({ type: 'paragraph', children: label });
  const children = asChildren(
    state.wrap(state.all({ ...node, children: content }), true) as ElementContent[],
  );
  if (name === 'details') return toHast(<Details title={asChildren(title)}>{children}</Details>);
  if (!isCallout(name)) {
    const names = Object.keys(CALLOUTS);
    const remedy = `Write one of ${names.join(', ')} or details.${guess(name, names)}`;
    tell(node, `There is no admonition ":::${name}".`, remedy);
    return toHast(children);
  }
  return toHast(
    <Callout
      name={name}
      title={asChildren(title)}
      label={textOf({ type: 'root', children: title } as never)}
    >
      {children}
    </Callout>,
  );
}

const isCallout = (name: string): name is keyof typeof CALLOUTS => name in CALLOUTS;

/** What concerns elements wherever they come from. */
function finish(root: HastRoot, page: Page, base: string): void {
  joinBadges(root);
  finishLinks(root, page, base);
  // Rows get their ids as headings do, and after them: those of headings never change for a row's sake.
  const slugger = new GithubSlugger();
  const ids = page.headings.map(({ text }) => slugger.slug(text));
  const idFor = rowIds(slugger);
  let heading = 0;
  let indexed = false;
  visit(root, 'element', (node, index, parent) => {
    const { tagName, properties } = node;
    if (/^h[1-6]$/.test(tagName) && !insideComponent(node)) {
      properties.id = ids[heading++];
      breakNames(node, tagName === 'h1' ? 0 : undefined);
      // The page's title needs no link: its address is the page's.
      if (tagName !== 'h1') {
        const heading = textOf(node).trim();
        node.children.push(...toHast(<HeadingLink id={String(properties.id)} heading={heading} />));
      }
    }
    if (tagName === 'summary') breakNames(node);
    if (tagName === 'input' && properties.type === 'checkbox') {
      properties.ariaLabel = properties.checked ? 'Done' : 'Not done';
    }
    // It lays out the tables behind it itself.
    indexed ||= properties.dataIsland === 'SymbolIndex';
    if (tagName === 'table' && parent && index !== undefined) {
      if (!indexed) labelCells(node);
      addressRows(node, idFor);
      parent.children.splice(index, 1, ...toHast(<TableBox>{asChildren([node])}</TableBox>));
      return index + 1;
    }
    return undefined;
  });
}

/** Letters that have room in one line of every table of contents and heading, except for the title's. */
const SHORT_NAME = 20;

/**
 * Where there is no room for a long name, such as `withEntityResources` or `DEVTOOL_FEATURE_NAMES`, it goes on in
 * the next line at a capital letter or behind an underscore. A short one goes into the next line as a whole, and so
 * does a parameter.
 *
 * @param short letters that always have room
 */
export function breakNames(tree: Element | HastRoot, short = SHORT_NAME): void {
  visit(tree, 'text', ({ value }, index, parent) => {
    const parts = value
      .replace(/\S+/g, (word) => (word.length > short ? broken(word, short) : word))
      .split(BREAK);
    if (parts.length === 1 || !parent || index === undefined) return undefined;
    const nodes = parts.flatMap((part): ElementContent[] => [
      ...toHast(<wbr />),
      { type: 'text', value: part },
    ]);
    parent.children.splice(index, 1, ...nodes.slice(1));
    return index + nodes.length - 1;
  });
}

/** Where a name can go on in the next line. */
const NAME_BREAK = /(?<=[a-z])(?=[A-Z])|(?<=_)/g;

/** A space without width, which no text has. */
const BREAK = '\u200B';

const broken = (word: string, short: number): string =>
  word
    .split(/(?<=\w\()(?=\w)/)
    .map((part) => (part.length > short ? part.replace(NAME_BREAK, BREAK) : part))
    .join(BREAK);

/** Headings that a component makes are no part of the page's outline. */
const insideComponent = ({ position }: Element) => position === undefined;

/** A tree as the text that the page's file carries and that the browser sets at once. */
export const treeHtml = (root: HastRoot): string =>
  toHtml(root, {
    allowDangerousHtml: true,
    characterReferences: { useNamedReferences: true },
    omitOptionalTags: true,
    preferUnquoted: true,
    quoteSmart: true,
  });

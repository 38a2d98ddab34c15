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
import { withoutGaps } from './gaps';
import { highlight } from './highlight';
import type { PageHooks } from './hooks';
import { joinBadges } from './join-badges';
import { finishLinks } from './links';
import { problemAt } from './mistakes';
import type { Page } from './page';
import { takeTree } from './read-mdx';
import { labelCells, linkRows, rowIds } from './tables';
import { asChildren, toHast } from './to-hast';

/** Everything that the compilation of a page depends on besides the page. */
export interface ContentContext {
  /** Base path of the site; starts and ends with a slash. */
  base: string;
  /** Returns the address of a page's Markdown copy. */
  copyAddress(route: string): string;
  /** The hooks of all plugins, in order. */
  plugins: readonly PageHooks[];
  /** Absolute paths of the modules of plugins: a change in their code invalidates the cache. */
  code?: readonly string[];
}

/**
 * Parses a page and lets plugins transform its syntax tree.
 *
 * @param problems collects problems
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
 * Converts the syntax tree of a page to an HTML tree.
 *
 * @param problems collects problems
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
  const componentContext: ComponentContext = { route: page.route, nextId: () => ++id };

  const report: Report = (node, message, remedy) =>
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
      report(
        node,
        `Unknown component <${name}>.`,
        `Pages can use ${names.join(', ')}.${guess(name, names)} To add a component, see theme/README.md.`,
      );
      return state.all(node);
    }
    try {
      return toHast(known.html(propsOf(node), node, state, componentContext));
    } catch (reason) {
      const message = reason instanceof Error ? reason.message : String(reason);
      report(node, `<${name}>: ${message}`, 'Correct the component.');
      const { length } = problems;
      const children = state.all(node);
      // The children may be invalid only because their parent is.
      problems.length = length;
      return children;
    }
  };
  const nothing = () => undefined;
  const handlers = {
    code: (_state: State, node: Code) => frames.get(node),
    containerDirective: (state: State, node: ContainerDirective) => callout(state, node, report),
    // Comments. All other code is reported as a mistake in the page.
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

/** Reports a problem with a node. */
type Report = (node: Node, message: string, remedy: string) => void;

/** Renders all fences of a page. */
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
      return [node, codeFrame(fence, lines[index] ?? [], links, node.data)];
    }),
  );
}

/** Renders callouts: `:::tip[Title]`, `:::details[Title]`. */
function callout(state: State, node: ContainerDirective, report: Report): ElementContent[] {
  const { name } = node;
  const { label, content } = partsOfCallout(node);
  const title = state.all({ type: 'paragraph', children: label });
  const children = asChildren(
    state.wrap(state.all({ ...node, children: content }), true) as ElementContent[],
  );
  if (name === 'details') return toHast(<Details title={asChildren(title)}>{children}</Details>);
  if (!isCallout(name)) {
    const names = Object.keys(CALLOUTS);
    const remedy = `Use ${names.join(', ')} or details.${guess(name, names)}`;
    report(node, `Unknown callout ":::${name}".`, remedy);
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

/**
 * Completes elements from any source, such as Markdown or components: headings, links, tables and
 * checkboxes.
 */
function finish(root: HastRoot, page: Page, base: string): void {
  joinBadges(root);
  finishLinks(root, page, base);
  // The ids of rows are assigned after those of headings, so a row never changes the id of a
  // heading.
  const slugger = new GithubSlugger();
  for (const { id } of page.headings) slugger.occurrences[id] = 0;
  const idFor = rowIds(slugger);
  let heading = 0;
  let afterSymbolIndex = false;
  visit(root, 'element', (node, index, parent) => {
    const { tagName, properties } = node;
    if (/^h[1-6]$/.test(tagName) && !insideComponent(node)) {
      properties.id = page.headings[heading++]?.id;
      // The title may be a single name that does not fit on a phone.
      breakNames(node, tagName === 'h1' && !textOf(node).includes(' ') ? 0 : undefined);
      // The page title needs no link, because its address is that of the page.
      if (tagName !== 'h1') {
        const heading = textOf(node).trim();
        node.children.push(...toHast(<HeadingLink id={String(properties.id)} heading={heading} />));
      }
    }
    if (tagName === 'summary') breakNames(node);
    if (tagName === 'input' && properties.type === 'checkbox') {
      properties.ariaLabel = properties.checked ? 'Done' : 'Not done';
    }
    // The symbol index formats the tables after it.
    afterSymbolIndex ||= properties.dataIsland === 'SymbolIndex';
    if (tagName === 'table' && parent && index !== undefined) {
      if (!afterSymbolIndex) labelCells(node);
      linkRows(node, idFor);
      parent.children.splice(index, 1, ...toHast(<TableBox>{asChildren([node])}</TableBox>));
      return index + 1;
    }
    return undefined;
  });
}

/**
 * Names up to this length fit on one line of every heading and table of contents, except in the
 * page title.
 */
const SHORT_NAME = 20;

/**
 * Lets long names such as `withEntityResources` or `DEVTOOL_FEATURE_NAMES` wrap before a capital letter, after an
 * underscore and before a parameter. Short parts stay in one piece.
 *
 * @param short length up to which a part stays in one piece
 */
export function breakNames(tree: Element | HastRoot, short = SHORT_NAME): void {
  visit(tree, 'text', ({ value }, index, parent) => {
    const parts = value
      .replace(/\S+/g, (word) => (word.length > short ? withBreaks(word, short) : word))
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

/** Positions where a name can wrap. */
const NAME_BREAK = /(?<=[a-z])(?=[A-Z])|(?<=_)/g;

/** Zero-width space, which does not occur in text. */
const BREAK = '\u200B';

const withBreaks = (word: string, short: number): string =>
  word
    .split(/(?<=\w\()(?=\w)/)
    .map((part) => (part.length > short ? part.replace(NAME_BREAK, BREAK) : part))
    .join(BREAK);

/**
 * Returns whether a heading comes from a component. These headings are not part of the outline of
 * the page.
 */
const insideComponent = ({ position }: Element) => position === undefined;

/** Serializes a tree to the HTML that the browser inserts into the page. */
export const treeHtml = (root: HastRoot): string =>
  toHtml(
    { ...root, children: withoutGaps(root.children) },
    {
      allowDangerousHtml: true,
      characterReferences: { useNamedReferences: true },
      omitOptionalTags: true,
      preferUnquoted: true,
      quoteSmart: true,
    },
  );

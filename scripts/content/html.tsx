import type { ElementContent, Root as HastRoot, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import type { CodeData, Code as CodeNode, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { State } from 'mdast-util-to-hast';
import { createElement } from 'react';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { addBase } from '../../theme/config/routes';
import { CALLOUTS, Callout, Details } from '../../theme/content/Callout/Callout';
import { Code } from '../../theme/content/Code/Code';
import type { CompilerError } from '../../theme/content/Code/codeErrors';
import type { CodeLink, LineMark, Token } from '../../theme/content/Code/codeHtml';
import { guess, type Problem } from '../lib/problems';
import { componentsOf } from './components';
import { type ComponentContext, type ComponentNode, propsOf } from './components/component';
import { type Fence, fenceOf, languageLabel, takeMarks } from './fence';
import { finish } from './finish';
import { highlight } from './highlight';
import type { PageHooks } from './hooks';
import { problemAt } from './mistakes';
import type { Page } from './page';
import { partsOfCallout, readOnce } from './parse';
import { asChildren, toHast } from './to-hast';

/** Everything that the compilation of a page depends on besides the page. */
export interface ContentContext {
  /** Base path of the site; starts and ends with a slash. */
  base: string;
  /** The address of a page's Markdown copy. */
  copyAddress(route: string): string;
  /** The hooks of all plugins, in order. */
  plugins: readonly PageHooks[];
  /** Absolute path of the module with all plugins: a change in their code invalidates the cache. */
  code?: string;
}

/** The syntax tree of a page, transformed by plugins, which add to the problems. */
export async function transformedTree(
  page: Page,
  { plugins }: ContentContext,
  problems: Problem[],
): Promise<Root> {
  const tree = structuredClone(readOnce(page.source).tree);
  const report = (problem: Problem) => problems.push(problem);
  for (const { transformPage } of plugins) await transformPage?.(tree, page, report);
  return tree;
}

/** The HTML of a syntax tree. Adds to the problems. */
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
    code: (_state: State, node: CodeNode) => frames.get(node),
    containerDirective: (state: State, node: ContainerDirective) => callout(state, node, report),
    // Comments. All other code is reported as a mistake in the page.
    mdxFlowExpression: nothing,
    mdxTextExpression: nothing,
    mdxJsxFlowElement: component,
    mdxJsxTextElement: component,
    mdxjsEsm: nothing,
    yaml: nothing,
  };
  const root = unified()
    .use(remarkRehype, { handlers: handlers as never })
    .runSync(tree) as HastRoot;
  finish(root, page, context.base);
  return root;
}

type Report = (node: Node, message: string, remedy: string) => void;

async function codeFrames(
  tree: Root,
  { base, plugins }: ContentContext,
): Promise<Map<CodeNode, ElementContent[]>> {
  const nodes: CodeNode[] = [];
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

/** Elements that are blocks in every page: white space between them is not shown. */
const BLOCK =
  /^(?:blockquote|dd|details|div|dl|dt|figure|h[1-6]|li|ol|p|section|summary|table|tbody|td|th|thead|tr|ul)$/;

const isBlock = (node: RootContent | undefined) =>
  node?.type === 'element' && BLOCK.test(node.tagName);

const isGap = (node: RootContent | undefined) => node?.type === 'text' && /^\n+$/.test(node.value);

/** Nodes without the line breaks between blocks, which the browser would keep as nodes of the page. */
function withoutGaps<Child extends RootContent>(nodes: readonly Child[]): Child[] {
  return nodes
    .filter((node, index) => {
      const [before, after] = [nodes[index - 1], nodes[index + 1]];
      const isBetween = isBlock(before) ? !after || isBlock(after) : !before && isBlock(after);
      return !(isGap(node) && isBetween);
    })
    .map((node) =>
      node.type === 'element' ? { ...node, children: withoutGaps(node.children) } : node,
    );
}

declare module 'mdast' {
  interface CodeData {
    /** Whether to hide the imports at the start of the code until the reader opens them. */
    foldImports?: boolean;
    /** Compiler errors that the sample shows on purpose. */
    errors?: readonly CompilerError[];
  }
}

/** A fence with its `[!code …]` notations parsed and removed, ready to be highlighted. */
export function readableFence({ lang, code, meta }: Pick<Fence, 'lang' | 'code' | 'meta'>) {
  return { lang, meta, ...takeMarks(code) };
}

/** A fence as a code sample, with what plugins have added to it. */
export function codeFrame(
  { lang, meta, marks }: ReturnType<typeof readableFence>,
  lines: readonly (readonly Token[])[],
  links: readonly CodeLink[],
  { foldImports = false, errors }: CodeData = {},
): ElementContent[] {
  const { title, firstLine, wrap, highlighted } = meta;
  const named = highlighted.map((line): [number, LineMark] => [line, 'mark']);
  return toHast(
    <Code
      title={title}
      language={languageLabel(lang)}
      lines={lines}
      marks={new Map([...named, ...marks])}
      firstLine={firstLine}
      wrap={wrap}
      foldImports={foldImports}
      links={links}
      errors={errors}
    />,
  );
}

import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Root as HastRoot, Properties } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { Code, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { State } from 'mdast-util-to-hast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { LABELS } from '../../theme/config/constants';
import type { ShownErrors } from '../samples/shown-errors';
import { codeFrame, readableFence } from './code-frame';
import type { LinksIn } from './code-html';
import { COMPONENTS } from './components';
import { joinBadges } from './components/badge';
import type { ComponentContext, ComponentNode, Overview } from './components/component';
import { island } from './components/island';
import { propsOf } from './components/props';
import type { DemoNode } from './demos';
import { expandDemos } from './demos';
import { fenceOf, parseFenceMeta } from './fence';
import { highlight } from './highlight';
import { finishLinks } from './links';
import { expandMembers, type MemberTables } from './members';
import type { Page } from './page';
import { takeTree } from './parse';
import { PageProblem } from './problem';
import { addressRows, labelCells, rowIds } from './tables';

/** What the text of pages is made with, besides the pages. */
export interface ContentContext {
  /** Path under which the site is served; starts and ends with a slash. */
  base: string;
  /** What pages say that list others; worked out when one does. */
  overview(): Overview;
  /** The address of a page's Markdown copy. */
  copyAddress(route: string): string;
  /** Contents of the demos' files, by file name. */
  demos: ReadonlyMap<string, string>;
  members: MemberTables;
  /** The errors that the page's samples show on purpose. */
  errors: ShownErrors;
  linksIn: LinksIn;
}

/** A page's tree with everything in it that comes from elsewhere: member tables and demos. */
export function expandedTree(page: Page, { members, demos }: ContentContext): Root {
  const tree = takeTree(page.source);
  expandMembers(tree, members, page);
  expandDemos(tree, demos);
  return tree;
}

/** The page's text as a tree of HTML. */
export async function renderTree(
  page: Page,
  tree: Root,
  context: ContentContext,
): Promise<HastRoot> {
  const frames = await codeFrames(tree, context);
  const plainFrame = (lang: string, code: string) => {
    const fence = readableFence({ lang, code, meta: parseFenceMeta('') });
    return codeFrame(
      fence,
      fence.code.split('\n').map((line) => [[line]]),
      [],
    );
  };
  let id = 0;
  const components: ComponentContext = {
    overview: context.overview,
    route: page.route,
    nextId: () => ++id,
    code: plainFrame,
  };

  const component = (state: State, node: ComponentNode): ElementContent[] => {
    const { name } = node;
    if (name === null) return state.all(node);
    if (/^[a-z]/.test(name)) return [h(name, propsOf(node, page) as Properties, state.all(node))];
    const known = COMPONENTS[name];
    if (!known) {
      throw new PageProblem(
        page,
        node,
        `<${name}> is no component that pages can use.`,
        `There are ${Object.keys(COMPONENTS).join(', ')} and Members. How to add one stands in scripts/content/components/index.ts.`,
      );
    }
    try {
      return known.html(propsOf(node, page), node, state, components);
    } catch (reason) {
      throw reason instanceof PageProblem ? reason : PageProblem.of(page, node, name, reason);
    }
  };
  const comment = (_state: State, node: Node & { value: string }) => {
    if (COMMENT.test(node.value)) return;
    const remedy = 'Write what it should say, or &#123; for a brace. Comments are {/* … */}.';
    throw new PageProblem(page, node, `{${node.value}} is not evaluated: pages are text.`, remedy);
  };
  const handlers = {
    code: (_state: State, node: Code) => frames.get(node),
    containerDirective: (state: State, node: ContainerDirective) => callout(state, node, page),
    liveDemo: (state: State, node: DemoNode) => demo(state, node),
    mdxFlowExpression: comment,
    mdxTextExpression: comment,
    mdxJsxFlowElement: component,
    mdxJsxTextElement: component,
    mdxjsEsm: (_state: State, node: Node) => {
      const remedy =
        'Components need no import: write their tags. Other code belongs into a fence.';
      throw new PageProblem(page, node, 'A page has no import or export.', remedy);
    },
    yaml: () => undefined,
  };
  const root = unified()
    .use(remarkRehype, { handlers: handlers as never })
    .runSync(tree) as HastRoot;
  finish(root, page, context.base);
  return root;
}

/** The content of braces that says nothing to readers. */
const COMMENT = /^\s*(?:\/\*[\s\S]*\*\/\s*)?$/;

/** Highlights all fences of a page. */
async function codeFrames(
  tree: Root,
  { errors, linksIn }: ContentContext,
): Promise<Map<Code, ElementContent>> {
  const nodes: Code[] = [];
  visit(tree, 'code', (node) => {
    nodes.push(node);
  });
  const fences = nodes.map((node) => readableFence(fenceOf(node)));
  const lines = await highlight(fences);
  return new Map(
    nodes.map((node, index) => {
      const fence = fences[index] as (typeof fences)[number];
      const links = linksIn(fence.code, fence.lang);
      const shown = errors.get(node.position?.start.line ?? 0);
      return [node, codeFrame(fence, lines[index] ?? [], links, shown)];
    }),
  );
}

/** Names of admonitions, by the five looks that there are. */
const CALLOUTS: Record<string, string> = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  important: 'info',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
};

/** `:::tip[Title]`: an admonition. `:::details[Title]` is one that opens when it is asked to. */
function callout(state: State, node: ContainerDirective, page: Page): Element {
  const { name } = node;
  const [first, ...rest] = node.children;
  const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const title: ElementContent[] = hasLabel
    ? state.all(first)
    : [{ type: 'text', value: name.charAt(0).toUpperCase() + name.slice(1) }];
  const children = state.wrap(
    state.all({ ...node, children: hasLabel ? rest : node.children }),
    true,
  ) as ElementContent[];
  if (name === 'details') return h('details', [h('summary', title), ...children]) as Element;
  const look = CALLOUTS[name];
  if (!look) {
    throw new PageProblem(
      page,
      node,
      `There is no admonition ":::${name}".`,
      `Write one of ${Object.keys(CALLOUTS).join(', ')} or details.`,
    );
  }
  const label = textOf({ type: 'root', children: title } as never);
  return h('aside.callout', { className: [look], ariaLabel: label }, [
    h('p.callout-title', title),
    ...children,
  ]) as Element;
}

/** A live demo: its source, which can be read without scripts, and the place where it runs. */
function demo(state: State, node: DemoNode): Element {
  const { name, files } = node;
  const choice =
    files.length > 1
      ? h('fieldset.demo-files', [
          h('legend.visually-hidden', 'Files of this demo'),
          ...files.map((file, index) =>
            h('label', [h('input', { type: 'radio', name, checked: index === 0 }), file]),
          ),
        ])
      : null;
  return h('section.demo', { ariaLabel: `Live demo ${name}` }, [
    choice,
    h('div.demo-source', state.all(node as never)),
    island('LiveDemo', { name }),
  ]) as Element;
}

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
        const label = LABELS.directLink(textOf(node).trim());
        node.children.push(
          h('a.heading-link', { href: `#${properties.id}`, ariaLabel: label }) as Element,
        );
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
      parent.children[index] = h('div.table-box', node) as Element;
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
      h('wbr') as Element,
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

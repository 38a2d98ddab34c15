import GithubSlugger from 'github-slugger';
import type { Heading as HeadingNode, Root } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import { routeOfFile } from '../../theme/config/routes';
import type { Mistake } from '../lib/problems';
import { type ComponentNode, isComponent, type Props, parseConstant, propsOf } from './components';
import { type Fence, fenceOf } from './fence';
import { readFrontMatter } from './front-matter';
import { mistakesIn } from './mistakes';
import { placeOf, plainText, readOnce } from './parse';

export interface Heading {
  depth: number;
  id: string;
  /** Plain text, with backticks around code. */
  text: string;
  /** Counted from 1. */
  line: number;
}

export interface Reference {
  kind: 'link' | 'image';
  url: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
}

/** A component in the source of a page. */
interface UsedComponent {
  name: string;
  /** Without props whose values are not constants. */
  props: Props;
  /** Whether all props are constants. */
  isConstant: boolean;
  /** Whether it is part of a paragraph. */
  isInline: boolean;
  isEmpty: boolean;
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
}

/** Everything extracted from the source of a page. It is plain data, so that it can be cached. */
export interface PageFacts {
  /** Entries of the front matter. */
  data: Record<string, unknown>;
  /** Lines of the front matter's entries. */
  dataLines: Record<string, number>;
  headings: Heading[];
  fences: Fence[];
  references: Reference[];
  components: UsedComponent[];
  /** The names that the page itself imports or exports. */
  names: string[];
  /** Status of the subject of the page, such as `experimental`, from the badge below the title. */
  status?: string;
  /** Mistakes that do not depend on other pages. */
  mistakes: Mistake[];
}

/** The model of a page for rules, samples, demos, navigation, search and copies. */
export interface Page extends PageFacts {
  file: string;
  /** Path below the folder of pages, with slashes. */
  name: string;
  route: string;
  source: string;
}

export const isMarkdown = (name: string): boolean => /\.mdx?$/.test(name);

/** The facts about a page that is a component. */
export const NO_FACTS: PageFacts = {
  data: {},
  dataLines: {},
  headings: [],
  fences: [],
  references: [],
  components: [],
  names: [],
  mistakes: [],
};

/** Extracts the facts from the source of a page. Parts that cannot be parsed are reported as mistakes. */
export function readFacts(source: string): PageFacts {
  const { data, lines: dataLines, mistakes } = readFrontMatter(source);
  const { tree, mistakes: unreadable } = readOnce(source);
  const facts = factsOf(tree);
  const others = mistakesIn(tree, source, facts.names);
  return { data, dataLines, ...facts, mistakes: [...mistakes, ...unreadable, ...others] };
}

function factsOf(tree: Root): Omit<PageFacts, 'data' | 'dataLines' | 'mistakes'> {
  const fences: Fence[] = [];
  const references: Reference[] = [];
  const components: UsedComponent[] = [];
  visit(tree, (node, index, parent) => {
    if (node.type === 'code') {
      const follows = index !== undefined && parent?.children[index - 1]?.type === 'code';
      fences.push({ ...fenceOf(node), ...(follows && { follows }) });
    } else if (node.type === 'link' || node.type === 'definition') {
      references.push({ kind: 'link', url: node.url, ...placeOf(node) });
    } else if (node.type === 'image') {
      references.push({ kind: 'image', url: node.url, ...placeOf(node) });
    } else if (isComponent(node)) {
      references.push(...attributeReferences(node));
      if (/^[A-Z]/.test(node.name ?? '')) components.push(usedComponent(node));
    }
  });
  const names = namesOf(tree);
  return {
    headings: headingsOf(tree),
    fences,
    references,
    components,
    names,
    status: statusOf(tree),
  };
}

function usedComponent(node: ComponentNode): UsedComponent {
  const { name, type, attributes } = node;
  const isConstant = attributes.every(
    (one) =>
      one.type === 'mdxJsxAttribute' &&
      (typeof one.value !== 'object' || !one.value || parseConstant(one.value.value) !== undefined),
  );
  return {
    name: name ?? '',
    props: propsOf(node),
    isConstant,
    isInline: type === 'mdxJsxTextElement',
    isEmpty: node.children.length === 0,
    ...placeOf(node),
  };
}

/** The names that the page itself imports or exports. */
function namesOf(tree: Root): string[] {
  const names: string[] = [];
  visit(tree, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') {
        names.push(...statement.specifiers.map(({ local }) => local.name));
      } else if (statement.type === 'ExportNamedDeclaration') {
        const { declaration } = statement;
        if (declaration?.type === 'VariableDeclaration') {
          for (const { id } of declaration.declarations) if ('name' in id) names.push(id.name);
        } else if (declaration) names.push(declaration.id.name);
      }
    }
  });
  return names;
}

/** The type of the first badge before any section. */
function statusOf(tree: Root): string | undefined {
  let status: string | undefined;
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth > 1) return EXIT;
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    if (node.name !== 'Badge') return undefined;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'type') continue;
      if (typeof attribute.value === 'string') status = attribute.value;
    }
    return status === undefined ? undefined : EXIT;
  });
  return status;
}

function attributeReferences(node: ComponentNode): Reference[] {
  return node.attributes.flatMap((attribute): Reference[] => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return [];
    const { name, value: url } = attribute;
    if (name === 'href') return [{ kind: 'link', url, ...placeOf(attribute) }];
    if (name === 'src') return [{ kind: 'image', url, ...placeOf(attribute) }];
    return [];
  });
}

/** Rspress's syntax for the id of a heading: `Options {#all-options}`. The id may be followed by more text. */
export const CUSTOM_ID = /^(.*?)\s*\\?\{#([\w-]+)\}(.*)$/;

function headingsOf(tree: Root): Heading[] {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  visit(tree, 'heading', (node: HeadingNode) => {
    const written = node.children.map(plainText).join('').trim();
    const [, text = written, id = slugger.slug(text), rest = ''] = CUSTOM_ID.exec(written) ?? [];
    headings.push({
      depth: node.depth,
      id,
      text: text + rest,
      line: node.position?.start.line ?? 1,
    });
  });
  return headings;
}

/** The page's first heading, as plain text. */
export function titleOf({ headings }: Pick<PageFacts, 'headings'>): string | undefined {
  const first = headings.find(({ depth }) => depth === 1);
  return first?.text.replaceAll('`', '');
}

/** The title of a page: `title` in its front matter, or else its first heading. */
export const pageTitleOf = (page: Page): string | undefined =>
  typeof page.data.title === 'string' ? page.data.title : titleOf(page);

/**
 * The label of a page in lists: `sidebar_label`, or else `title`, or else the first heading. A build fails if all are
 * missing (`checkFrontMatter`); in development, the route is the fallback.
 */
export function labelOf(page: Page): string {
  const label = [page.data.sidebar_label, page.data.title, titleOf(page)].find(
    (candidate) => typeof candidate === 'string' && candidate.trim() !== '',
  );
  return label === undefined ? page.route : String(label);
}

/** Creates a getter for a text in the front matter. */
export const textEntry =
  (name: string) =>
  ({ data }: PageFacts): string | undefined => {
    const value = data[name];
    return typeof value === 'string' ? value.trim() || undefined : undefined;
  };

/** A one-sentence description of the page, for search engines and link previews. */
export const descriptionOf = textEntry('description');

/** The ids of headings that moved to other pages: `moved` in the front matter. */
export const movedHeadings = ({ data }: PageFacts): string[] =>
  Array.isArray(data.moved) ? data.moved.map(String) : [];

export const createPage = (file: string, name: string, source: string, facts: PageFacts): Page => ({
  file,
  name,
  route: routeOfFile(name),
  source,
  ...facts,
});

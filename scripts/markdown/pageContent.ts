import path from 'node:path';
import type { Nodes } from 'hast';
import { toHtml } from 'hast-util-to-html';
import {
  type ElementNode,
  type EsmNode,
  EXPRESSION,
  type HastNode,
  isElement,
  type JsxAttribute,
  type JsxNode,
  type ParentNode,
} from './hast';

/**
 * Content of a page that is worth a file of its own, in characters of HTML: about 1.5 kB gzipped. Below it,
 * a name in the first load and one more request cost more than they save.
 */
export const OWN_FILE_FROM = 6000;

/** The export of a page that loads its content; `theme/runtime/routes` calls it. */
const LOAD = 'loadContent';

/** Blocks of text that may become a text of HTML; those that hold such blocks come first. */
const HOLDERS = new Set(['ul', 'ol', 'li', 'blockquote', 'dl', 'dd']);
const BLOCKS = new Set([...HOLDERS, 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table']);
/** What the theme renders with a component of its own; a table that stands alone has one as well. */
const WITH_COMPONENT = new Set(['table', 'img', 'pre']);
/** Between their children, spaces mean nothing. */
const SPACELESS = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol']);

const isSpace = (node: HastNode) => node.type === 'text' && node.value.trim() === '';
const isJsx = (node: HastNode): node is JsxNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Whether blocks may stand in a node. What Shiki makes of a code is a root in the root. */
const holdsBlocks = (node: HastNode): node is JsxNode | ElementNode | ParentNode =>
  isJsx(node) || node.type === 'root' || (isElement(node) && HOLDERS.has(node.tagName));

/** Whether everything in a node is plain HTML. */
const isPlain = (node: HastNode): boolean =>
  node.type === 'text' ||
  (isElement(node) && !WITH_COMPONENT.has(node.tagName) && node.children.every(isPlain));

/** Whether a node can stand as a text of HTML in an element of its name. */
const isBlock = (node: HastNode): node is ElementNode =>
  isElement(node) &&
  BLOCKS.has(node.tagName) &&
  node.tagName !== 'li' &&
  node.tagName !== 'dd' &&
  Object.keys(node.properties).every((name) => name === 'id') &&
  node.children.every(isPlain);

function withoutSpaces(node: HastNode): HastNode {
  if (!isElement(node)) return node;
  const children = SPACELESS.has(node.tagName)
    ? node.children.filter((child) => !isSpace(child))
    : node.children;
  return { ...node, children: children.map(withoutSpaces) };
}

/** A block as `theme/mdx/content` reads it: its id, `>` and its HTML. */
function blockText(node: ElementNode): string {
  const { children } = withoutSpaces(node) as ElementNode;
  const html = toHtml({ type: 'root', children } as Nodes, {
    characterReferences: { useNamedReferences: true },
    omitOptionalTags: true,
    preferUnquoted: true,
  });
  return `${node.properties.id ?? ''}>${html}`;
}

/**
 * Takes plain text and highlighted code out of nodes. In their place stand components that say which
 * blocks of the page's content they show.
 */
function takeOut(nodes: readonly HastNode[], blocks: string[]): HastNode[] {
  const result: HastNode[] = [];
  let run: { tags: string[]; from: number } | undefined;
  const endRun = () => {
    if (run) {
      result.push(pointer('Blocks', [textAttribute('tags', run.tags.join(' '))], run.from));
    }
    run = undefined;
  };
  for (const node of nodes) {
    // Between blocks, spaces mean nothing either.
    if (run && isSpace(node)) continue;
    if (isBlock(node)) {
      run ??= { tags: [], from: blocks.length };
      run.tags.push(node.tagName);
      blocks.push(blockText(node));
      continue;
    }
    endRun();
    const html = isJsx(node) ? codeOf(node) : undefined;
    if (isJsx(node) && html) {
      const attributes = node.attributes.filter(({ name }) => name !== 'html');
      result.push(pointer('CodeBlock', attributes, blocks.length));
      blocks.push(`>${html}`);
    } else if (holdsBlocks(node)) {
      result.push({ ...node, children: takeOut(node.children, blocks) });
    } else {
      result.push(node);
    }
  }
  endRun();
  return result;
}

/**
 * Rehype plugin, after all others: moves the content of long pages into a file of its own. Who opens such
 * a page has its content in the HTML already, and the first load can do without; who comes from another
 * page loads it with the page's code.
 */
export function rehypePageContent() {
  return (tree: ParentNode, file: { path: string }): void => {
    const blocks: string[] = [];
    const children = takeOut(tree.children, blocks);
    if (blocks.reduce((all, block) => all + block.length, 0) < OWN_FILE_FROM) return;
    tree.children = [...children, loadExport(dataModule(file.path, blocks))];
  };
}

/** The highlighted code of a code block. */
function codeOf({ name, attributes }: JsxNode): string | undefined {
  const html = attributes.find((attribute) => attribute.name === 'html')?.value;
  return name === 'CodeBlock' && typeof html === 'string' ? html : undefined;
}

const textAttribute = (name: string, value: string): JsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/** A component that shows blocks of the page's content, from a number on. */
const pointer = (name: string, attributes: JsxAttribute[], from: number): JsxNode => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [
    ...attributes,
    {
      type: 'mdxJsxAttribute',
      name: 'source',
      value: {
        type: EXPRESSION,
        value: LOAD,
        data: { estree: program({ type: 'ExpressionStatement', expression: identifier(LOAD) }) },
      },
    },
    textAttribute('index', String(from)),
  ],
  children: [],
});

/**
 * A module without a file, that has all blocks of a page. Its address names the page, as the rest of it
 * is another one after each edit.
 */
function dataModule(file: string, blocks: string[]): string {
  const page = path.relative(process.cwd(), file).replace(/\W+/g, '-');
  const code = `export default ${JSON.stringify(blocks)}`;
  return `data:text/javascript;page=${page};base64,${Buffer.from(code).toString('base64')}`;
}

/** The page whose content a module is, from the module's address; undefined for other modules. */
export const pageOfContent = (address: string): string | undefined =>
  /^data:text\/javascript;page=([\w-]+);/.exec(address)?.[1];

const program = (...body: object[]) => ({ type: 'Program', sourceType: 'module', body });
const identifier = (name: string) => ({ type: 'Identifier', name });

/** `export const loadContent = () => import('data:…')` */
const loadExport = (address: string): EsmNode => ({
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: program({
      type: 'ExportNamedDeclaration',
      specifiers: [],
      declaration: {
        type: 'VariableDeclaration',
        kind: 'const',
        declarations: [
          {
            type: 'VariableDeclarator',
            id: identifier(LOAD),
            init: {
              type: 'ArrowFunctionExpression',
              params: [],
              expression: true,
              body: {
                type: 'ImportExpression',
                source: { type: 'Literal', value: address },
              },
            },
          },
        ],
      },
    }),
  },
});

import type { PhrasingContent, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { Mistake } from '../lib/problems';
import { blankFrontMatter } from './front-matter';

/**
 * Remark plugin for `:::tip[Title] … :::` and `:::tip{title="Title"} … :::`, whose title becomes an attribute, which
 * Rspress reads. It supports only container directives, so that other colons in the text stay colons.
 */
export function remarkContainers(this: Processor): void {
  const data = this.data();
  const [container] = [directive().flow?.[58]].flat();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { flow: { 58: container ? [container] : [] } },
  ];
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    directiveFromMarkdown(),
    { transforms: [labelsToAttributes] },
  ];
}

function labelsToAttributes(tree: Root): void {
  visit(tree, 'containerDirective', (node: ContainerDirective) => {
    const [label, ...content] = node.children;
    if (label?.type !== 'paragraph' || !label.data?.directiveLabel) return;
    node.attributes = { title: label.children.map(plainText).join('') };
    node.children = content;
  });
}

/** Plain text with backticks around code. Leaves out elements such as badges. */
export function plainText(node: PhrasingContent): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'mdxJsxTextElement') return '';
  if ('children' in node) return node.children.map(plainText).join('');
  return 'value' in node ? node.value : '';
}

/** Line and column of a node, counted from 1. */
export const placeOf = ({ position }: Node) => ({
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});

/** The syntax of Rspress's own plugins. Not frozen: a copy of a frozen processor would get each syntax twice. */
const syntax = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkCjkStrikethrough)
  .use(remarkContainers);

const markdown = syntax().freeze();
const parser = syntax().use(remarkMdx).freeze();

/** @throws VFileMessage with line and column of the first syntax error */
export function parseMdx(source: string): Root {
  const tree = parser.parse(withEscapedIds(source));
  restoreFences(tree, source);
  return tree;
}

/** Escapes the ids of headings, as Rspress does: `## Options {#all-options}`. */
const withEscapedIds = (source: string) => source.replace(/^(#{1,6} .*?[^\\])(?=\{#)/gm, '$1\\');

/**
 * Restores lines of fences such as `# Count: ${#files[@]}`, which Rspress takes for headings with an id and escapes, too.
 *
 * @param source of the page, without these escapes
 */
export function restoreFences(tree: Root, source: string): void {
  const lines = source.split('\n');
  visit(tree, 'code', (node) => {
    const first = node.position?.start.line ?? 0;
    node.value = node.value
      .split('\n')
      .map((text, at) => (lines[first + at]?.includes('\\{#') ? text : text.replace('\\{#', '{#')))
      .join('\n');
  });
}

/** The error that the parser throws. */
interface SyntaxProblem {
  reason: string;
  ruleId?: string;
  line?: number;
  column?: number;
}

/** An element that is never closed, with the position of its tag. */
const OPEN = /`<([^`>]*)>` \((\d+):(\d+)-/;

const REMEDY =
  'Correct it. Outside code, "<" and "{" have a special meaning: write them as code, or as &lt; and &#123;.';

/** A page that has been parsed. */
interface ReadSource {
  /** The page with blank lines for its front matter, to which positions refer. */
  text: string;
  /** Without components if the page has a syntax error. */
  tree: Root;
  /** The first syntax error, at which the parser stops. */
  mistakes: Mistake[];
}

/** By the text that Rspress parses, which has blank lines for the front matter, and escaped ids. */
const sources = new Map<string, ReadSource>();

/**
 * Parses a page, only once: parsing takes longer than rendering. A tree needs about 65 kB, so all versions of a day's
 * edits fit into memory. Callers must not change it.
 */
export function readOnce(source: string): ReadSource {
  const text = blankFrontMatter(source);
  const key = withEscapedIds(text);
  const result = sources.get(key) ?? readMdx(text);
  sources.set(key, result);
  return result;
}

function readMdx(text: string): ReadSource {
  try {
    return { text, tree: parseMdx(text), mistakes: [] };
  } catch (error) {
    const problem = error as SyntaxProblem;
    if (!problem.reason) throw error;
    // As plain Markdown, the rest of the page can still be checked.
    return { text, tree: markdown.parse(text), mistakes: [mistakeOf(problem, text)] };
  }
}

/** Lets a processor of Rspress use the trees of `readOnce`, unless it knows other syntax, such as that of a plugin. */
export function reuseTrees(processor: Processor): void {
  const { parser: parse } = processor;
  const syntaxOf = (one: Processor) => one.data('micromarkExtensions')?.length;
  processor.parser = (text, file) => {
    const known = syntaxOf(processor) === syntaxOf(parser as never) && sources.get(text);
    if (known && known.mistakes.length === 0) return structuredClone(known.tree);
    return parse?.(text, file) as Root;
  };
}

function mistakeOf(problem: SyntaxProblem, source: string): Mistake {
  const { reason, ruleId, line, column } = problem;
  const [, name, openLine, openColumn] = OPEN.exec(reason) ?? [];
  if (name) {
    return {
      line: Number(openLine),
      column: Number(openColumn),
      message: `<${name}> is never closed.`,
      remedy: `Write </${name}> after its content, or <${name} … /> if it has none.`,
    };
  }
  return {
    ...(ruleId === 'unexpected-eof' ? startOfOpen(source, line) : { line, column }),
    message: `The page cannot be read: ${reason}.`,
    remedy: REMEDY,
  };
}

/** Where unclosed syntax starts: the parser reports only where it gives up. */
function startOfOpen(source: string, end?: number) {
  const lines = source.split('\n').slice(0, end);
  const start = lines.findLastIndex(
    (text, index) => /[<{]/.test(text) && !isOpen(lines.slice(0, index).join('\n')),
  );
  const text = lines[start] ?? '';
  return { line: start + 1, column: Math.max(text.lastIndexOf('<'), text.lastIndexOf('{')) + 1 };
}

function isOpen(text: string): boolean {
  try {
    parseMdx(text);
    return false;
  } catch (error) {
    return (error as SyntaxProblem).ruleId === 'unexpected-eof';
  }
}

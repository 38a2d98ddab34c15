import type { PhrasingContent, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { directiveFromMarkdown, directiveToMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import type { Point, Position } from 'unist';
import { type Mistake, placeAt } from '../lib/problems';

/**
 * Remark plugin for `:::tip[Title] … :::`. It supports only container directives, so that other colons in the text stay
 * colons.
 */
function remarkContainers(this: Processor): void {
  const data = this.data();
  const [container] = [directive().flow?.[58]].flat();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { flow: { 58: container ? [container] : [] } },
  ];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
  data.toMarkdownExtensions = [...(data.toMarkdownExtensions ?? []), directiveToMarkdown()];
}

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkContainers)
  .freeze();

/**
 * Parses a text to its syntax tree.
 *
 * @throws VFileMessage with line and column of the first syntax error
 */
export const parseMdx = (source: string): Root => parser.parse(source);

/** Title and content of a callout. The title defaults to its name. */
export function partsOfCallout({ name, children }: ContainerDirective) {
  const [first, ...rest] = children;
  if (first?.type === 'paragraph' && first.data?.directiveLabel === true) {
    return { label: first.children, content: rest };
  }
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return { label: [{ type: 'text', value: title }] as PhrasingContent[], content: children };
}

/** An error of the parser: a message about the first syntax error. */
interface SyntaxProblem {
  reason: string;
  ruleId?: string;
  place?: Point | Position;
}

/** Name and position of an unclosed element in a message of the parser. */
const OPEN = /`<([^`>]*)>` \((\d+):(\d+)-\d+:\d+\)/;

/** Start of a line that the parser treats as code. */
const CODE = /^(?:import|export) /gm;

const REMEDY =
  'Correct it. Outside code, "<" and "{" have a special meaning: write them as code, or as &lt; and &#123;.';

/** The part of a page that can be parsed. */
interface ReadSource {
  /** The syntax tree, without the parts that cannot be parsed. */
  tree: Root;
  /** Syntax errors, at most one per line. */
  mistakes: Mistake[];
}

const sources = new Map<string, ReadSource>();

/**
 * Parses a page, only once: parsing takes longer than rendering. A tree needs about 65 kB, so all versions of a day's
 * edits fit into memory. Callers must not change it.
 */
export function readOnce(source: string): ReadSource {
  const result = sources.get(source) ?? readMdx(source);
  sources.set(source, result);
  return result;
}

/**
 * Parses a page and collects all its syntax errors. The parser stops at the first one, so each error is replaced with
 * spaces, which keeps all positions, and the rest is parsed again.
 */
function readMdx(source: string): ReadSource {
  const mistakes = new Map<number, Mistake>();
  const report = (mistake: Mistake) =>
    mistakes.set(mistake.line ?? 1, mistakes.get(mistake.line ?? 1) ?? mistake);
  /** Elements that were closed here, or whose opening tag was blanked out. Their closing tags are not mistakes. */
  const repaired = new Set<string>();
  let text = source;
  for (;;) {
    try {
      return { tree: parseMdx(text), mistakes: [...mistakes.values()] };
    } catch (error) {
      const problem = error as SyntaxProblem;
      if (!problem.reason) throw error;
      const [, name = '', line, column] = OPEN.exec(problem.reason) ?? [];
      const open = `<${name}> ${line}:${column}`;
      if (line && !repaired.has(open)) {
        repaired.add(open).add(name);
        report({
          line: Number(line),
          column: Number(column),
          message: `<${name}> is never closed.`,
          remedy: `Write </${name}> after its content, or <${name} … /> if it has none.`,
        });
        text = withEnd(text, name, problem);
        continue;
      }
      const at = line ? placeIn(text, +line, +(column ?? 1)) : startOf(problem, text);
      const [words = '', slash, tag = ''] = /^.(\/?)([\w.]*)[^\n>]*>?/.exec(text.slice(at)) ?? [];
      if (!slash) repaired.add(tag);
      if (!slash || !repaired.has(tag)) {
        const message = slash
          ? `${words} has no opening tag.`
          : `"${words}" cannot be read: ${problem.reason}.`;
        report({ ...placeAt(text, at), message, remedy: slash ? 'Remove it.' : REMEDY });
      }
      const rest = withoutStart(text, at);
      // Gives up if nothing is left to blank out.
      text = rest === text ? '' : rest;
    }
  }
}

const offsetOf = (place: Point | Position, side: 'start' | 'end') =>
  ('start' in place ? place[side] : place).offset;

/** Inserts a closing tag where the parser expected it. */
function withEnd(text: string, name: string, { place, reason }: SyntaxProblem): string {
  const at = place && offsetOf(place, reason.startsWith('Unexpected closing') ? 'start' : 'end');
  return at === undefined
    ? `${text}\n\n</${name}>`
    : `${text.slice(0, at)}</${name}>${text.slice(at)}`;
}

/** Where a syntax error starts. The parser reports unclosed syntax only at the end of the text. */
function startOf({ place, reason, ruleId }: SyntaxProblem, text: string): number {
  let end = (place && offsetOf(place, 'start')) ?? text.length;
  if (ruleId === 'unexpected-eof') {
    const lines = text.split('\n');
    const line = lines.findLastIndex(
      (one, index) => /[<{]/.test(one) && !isOpen(lines.slice(0, index).join('\n')),
    );
    end = lines.slice(0, line + 1).join('\n').length;
  }
  const code = reason.includes('import')
    ? [...text.slice(0, end).matchAll(CODE)].at(-1)?.index
    : undefined;
  return code ?? Math.max(text.lastIndexOf('<', end), text.lastIndexOf('{', end), 0);
}

const placeIn = (text: string, line: number, column: number) =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((offset, { length }) => offset + length + 1, column - 1);

function isOpen(text: string): boolean {
  try {
    parseMdx(text);
    return false;
  } catch (error) {
    return (error as SyntaxProblem).ruleId === 'unexpected-eof';
  }
}

/** Blanks out the attributes of an element, or its first character if it has none. */
function withoutStart(text: string, at: number): string {
  const [, before = '', attributes = ''] =
    /^(<[A-Za-z][\w.]*)([^<>\n]*[^<>\n/\s])/.exec(text.slice(at)) ?? [];
  const from = at + before.length;
  const length = attributes.length || 1;
  return text.slice(0, from) + ' '.repeat(length) + text.slice(from + length);
}

import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { addBase } from '../../theme/config/routes';
import { errorText, withErrors } from '../../theme/content/Code/codeErrors';
import {
  codeHtml,
  importLines,
  type LineMark,
  type Token,
} from '../../theme/content/Code/codeHtml';
import { languageLabel } from './fence';
import type { ShownFence } from './remark';

/**
 * The classes of Shiki's token colors: one letter each, because a long guide has thousands of tokens. The colors are in
 * `theme/content/Code/code.css`. All other tokens look like plain code.
 */
const CLASSES: Record<string, string> = {
  'token-keyword': 'k',
  'token-string': 's',
  'token-string-expression': 's',
  'token-link': 's',
  'token-function': 'f',
  'token-constant': 'n',
  'token-comment': 'c',
  'token-inserted': 's',
  'token-deleted': 'd',
};

/** The TypeScript grammar classifies some punctuation as keywords. */
const PUNCTUATION = /^[\s\p{P}\p{S}]+$/u;

/** Literals and built-in types. The grammar also classifies variable names as constants; variable names stay plain. */
const CONSTANTS =
  'true false null undefined this any bigint boolean never number object string symbol unknown void'.split(
    ' ',
  );
const isConstant = (text: string) => /^\s*\d/.test(text) || CONSTANTS.includes(text.trim());

/** The classes that Shiki's transformers give to lines. */
const LINE_CLASSES: readonly [pattern: RegExp, mark: LineMark][] = [
  [/\bdiff add\b/, 'add'],
  [/\bdiff remove\b/, 'del'],
  [/\bhighlighted\b/, 'mark'],
];

/**
 * The code sample that Shiki has highlighted, as an element with the props of `theme/content/Code/Code.tsx`. The tokens
 * become one string, because as elements they would make each page slow to compile, and Shiki's colors are `style`
 * attributes, which the content security policy blocks.
 *
 * @throws if a transformer has added more than colors to the tokens
 */
export function shownCode(pre: Element, fence: ShownFence, base: string): Element {
  const [code] = pre.children;
  const lines = code?.type === 'element' ? code.children.filter(isElement) : [];
  const marks = new Map(fence.marks);
  for (const [index, { properties }] of lines.entries()) {
    const classes = String(properties.class);
    const [, mark] = LINE_CLASSES.find(([name]) => name.test(classes)) ?? [];
    if (!mark && classes !== 'line') {
      throw new Error(`The site does not show the class "${classes}" of a Shiki transformer.`);
    }
    if (mark) marks.set(index + 1, mark);
  }
  return codeElement(
    lines.map(({ children }) => children.map(tokenOf)),
    { ...fence, marks },
    base,
  );
}

const isElement = (node: ElementContent): node is Element => node.type === 'element';

function tokenOf(node: ElementContent): Token {
  const text = textOf(node as never);
  if (node.type !== 'element') return [text];
  const { style = '', ...others } = node.properties;
  if (node.children.some(isElement) || Object.keys(others).length > 0) {
    throw new Error(
      `A Shiki transformer has added more than colors to "${text}", which this site cannot show. It shows types of names by itself.`,
    );
  }
  const name = /--shiki-([\w-]+)/.exec(String(style))?.[1] ?? '';
  const plain =
    (name === 'token-keyword' && PUNCTUATION.test(text)) ||
    (name === 'token-constant' && !isConstant(text));
  const className = plain ? undefined : CLASSES[name];
  return className ? [text, className] : [text];
}

/** A code sample as an element with the props of `theme/content/Code/Code.tsx`. */
function codeElement(
  tokens: readonly (readonly Token[])[],
  { lang, meta, marks: own, data = {} }: ShownFence,
  base = '/',
): Element {
  // On phones, readers would have to scroll for the end of a command or an import.
  const { title, firstLine, wrap = tokens.length === 1, highlighted } = meta;
  const { errors = [], links = [], foldImports } = data;
  const marks = new Map([...highlighted.map((line) => [line, 'mark'] as const), ...own]);
  const byLine = firstLine !== undefined || marks.size > 0;
  const folded = foldImports && !byLine ? importLines(tokens) : 0;
  const html = codeHtml(withErrors(tokens, errors), {
    byLine,
    marks,
    firstLine,
    folded,
    links: links.map((link) => (link.href ? { ...link, href: addBase(link.href, base) } : link)),
  });
  const classes = [byLine && 'lines', firstLine && 'numbered', wrap && 'wrapped'].filter(Boolean);
  const lengths = tokens
    .slice(folded)
    .map((line) => line.reduce((sum, [text]) => sum + text.length, 0));
  return {
    type: 'element',
    tagName: 'pre',
    properties: {
      html,
      title,
      language: languageLabel(lang),
      className: classes.length > 0 ? classes.map(String) : undefined,
      lines: lengths.length,
      columns: Math.max(0, ...lengths),
      folded: folded > 0 || undefined,
      errors: errors.map((error) => errorText(error, firstLine)).join('\n') || undefined,
    },
    children: [],
  };
}

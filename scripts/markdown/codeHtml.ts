import type { FenceMeta, LineMark } from './fenceMeta';
import { type ElementNode, type HastNode, isElement, textOf } from './hast';

/**
 * The element of each of Shiki's token colours. The shortest that HTML has and that say nothing to
 * assistive technology: a long guide has thousands of them, and a `span` with a class made it half a
 * kilobyte heavier, gzipped. The colours stand in `theme/mdx/CodeBlock/tokens.css`. What is not here,
 * commas and brackets for instance, has the colour of plain code.
 */
const TOKEN_TAGS: Record<string, string> = {
  'token-keyword': 'b',
  'token-string': 'i',
  'token-string-expression': 'i',
  'token-link': 'i',
  'token-function': 'u',
  'token-constant': 'var',
  'token-comment': 'cite',
  'token-inserted': 'span class="i"',
  'token-deleted': 'span class="d"',
};
/** Keywords to the grammar of TypeScript, punctuation to those who read it. */
const PUNCTUATION = /^[\s\p{P}\p{S}]+$/u;
/** Of constants, those that mean the same everywhere; names of variables have the colour of plain code. */
const CONSTANT =
  /^\s*(?:\d|(?:true|false|null|undefined|this|any|bigint|boolean|never|number|object|string|symbol|unknown|void)\s*$)/;

const escapeHtml = (value: string) => value.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function tokenTag(token: HastNode): string {
  if (!isElement(token)) return '';
  const variable = /--shiki-([\w-]+)/.exec(String(token.properties.style ?? ''))?.[1];
  if (variable === 'token-keyword' && PUNCTUATION.test(textOf(token))) return '';
  if (variable === 'token-constant' && !CONSTANT.test(textOf(token))) return '';
  return (variable && TOKEN_TAGS[variable]) || '';
}

/** A name in a code that leads somewhere, or that a link leads to. */
export interface CodeLink {
  /** Half-open range of characters of the code. */
  start: number;
  end: number;
  /** Where it leads. */
  href?: string;
  /** What a link to it ends with, behind the `#`. */
  id?: string;
  /** Named before in the same code: no second stop for the keyboard. */
  repeated?: boolean;
}

interface Run {
  value: string;
  /** Its element, without brackets, or nothing. */
  tag: string;
  link?: CodeLink;
}

/** The tokens of a line as HTML; neighbours of one colour share an element, and spaces have none. */
function lineHtml(line: HastNode, start: number, links: readonly CodeLink[]): string {
  const runs: Run[] = [];
  let position = start;
  for (const token of 'children' in line ? line.children : []) {
    for (const { tag, ...piece } of coloured(piecesOf(textOf(token), position, links), token)) {
      const last = runs.at(-1);
      if (last && last.tag === tag && last.link === piece.link) last.value += piece.value;
      else runs.push({ ...piece, tag });
      position += piece.value.length;
    }
  }
  let html = '';
  for (const [index, { value, tag, link }] of runs.entries()) {
    const text = escapeHtml(value);
    if (link && link !== runs[index - 1]?.link) html += openTag(link);
    html += tag ? `<${tag}>${text}</${tag.split(' ')[0]}>` : text;
    if (link && link !== runs[index + 1]?.link) html += link.href ? '</a>' : '</span>';
  }
  return html;
}

/** Gives the pieces of a token its colour; space in front needs none. */
function coloured(pieces: Omit<Run, 'tag'>[], token: HastNode): Run[] {
  const tag = tokenTag(token);
  return pieces.flatMap((piece) => {
    const space = piece.link ? '' : (/^\s*/.exec(piece.value)?.[0] ?? '');
    const rest = { ...piece, value: piece.value.slice(space.length), tag };
    return [{ ...piece, value: space, tag: '' }, rest].filter(({ value }) => value);
  });
}

/** Cuts a token where links begin and end. */
function piecesOf(text: string, start: number, links: readonly CodeLink[]): Omit<Run, 'tag'>[] {
  const pieces: Omit<Run, 'tag'>[] = [];
  let at = 0;
  for (const link of links) {
    const from = Math.max(link.start - start, at);
    const to = Math.min(link.end - start, text.length);
    if (from >= to) continue;
    if (from > at) pieces.push({ value: text.slice(at, from) });
    pieces.push({ value: text.slice(from, to), link });
    at = to;
  }
  if (at < text.length) pieces.push({ value: text.slice(at) });
  return pieces;
}

/** HTML needs quotes only around what could be mistaken. */
const attribute = (name: string, value: string) =>
  `${name}=${/^[^\s"'`=<>]+$/.test(value) ? value : `"${escapeHtml(value).replace(/"/g, '&quot;')}"`}`;

function openTag({ href, id, repeated }: CodeLink): string {
  const attributes = [
    id && attribute('id', id),
    href && attribute('href', href),
    href && /^https?:/.test(href) && 'data-external',
    href && repeated && 'tabindex=-1',
  ].filter(Boolean);
  return `<${[href ? 'a' : 'span', ...attributes].join(' ')}>`;
}

/** How a code is written as HTML, for `<code>`. */
export interface CodeHtml {
  html: string;
  /** Whether each line is an element: for numbers, highlights and diffs. */
  lines: boolean;
}

/**
 * Writes highlighted code as short HTML: short elements instead of inline styles, and elements for lines only
 * where the fence asks for something that needs them.
 *
 * @param pre the tree that Shiki has made
 * @param links names that lead somewhere, in order
 */
export function codeHtml(
  pre: ElementNode,
  meta: FenceMeta,
  marks: Map<number, LineMark>,
  links: readonly CodeLink[] = [],
): CodeHtml {
  const code = pre.children.find(isElement);
  const all = (code?.children ?? []).filter(isElement);
  const lines = meta.firstLine !== undefined || meta.highlighted.size > 0 || marks.size > 0;
  let position = 0;
  const written = all.map((line) => {
    const start = position;
    position += textOf(line).length + 1;
    return lineHtml(line, start, links);
  });
  if (!lines) return { html: written.join('\n'), lines };
  const html = written
    .map((line, index) => {
      const number = index + 1;
      const mark = marks.get(number) ?? (meta.highlighted.has(number) ? 'mark' : '');
      return `<span class="line${mark && ` ${mark}`}">${line}\n</span>`;
    })
    .join('');
  return { html, lines };
}

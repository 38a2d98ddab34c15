import type { FenceMeta, LineMark } from './fenceMeta';
import { type ElementNode, type HastNode, isElement, textOf } from './hast';

/**
 * Class of each of Shiki's token colours. A letter each, because a long guide has thousands of them; the
 * colours stand in `theme/mdx/CodeBlock/tokens.css`. What is not here has the colour of plain code.
 */
const TOKEN_CLASSES: Record<string, string> = {
  'token-keyword': 'k',
  'token-string': 's',
  'token-string-expression': 's',
  'token-comment': 'c',
  'token-function': 'f',
  'token-constant': 'n',
  'token-punctuation': 'p',
  'token-link': 's',
  'token-inserted': 'i',
  'token-deleted': 'd',
};

const escapeHtml = (value: string) =>
  value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

function tokenClass(token: HastNode): string {
  if (!isElement(token)) return '';
  const variable = /--shiki-([\w-]+)/.exec(String(token.properties.style ?? ''))?.[1];
  return (variable && TOKEN_CLASSES[variable]) || '';
}

/** The tokens of a line as HTML; neighbours of one colour share an element, and spaces have none. */
function lineHtml(line: HastNode): string {
  const runs: { name: string; value: string }[] = [];
  for (const token of 'children' in line ? line.children : []) {
    const value = textOf(token);
    const last = runs.at(-1);
    const name = value.trim() === '' && last ? last.name : tokenClass(token);
    if (last?.name === name) last.value += value;
    else runs.push({ name, value });
  }
  return runs
    .map(({ name, value }) =>
      name ? `<span class="${name}">${escapeHtml(value)}</span>` : escapeHtml(value),
    )
    .join('');
}

/** How a code is written as HTML, for `<code>`. */
export interface CodeHtml {
  html: string;
  /** Whether each line is an element: for numbers, highlights and diffs. */
  lines: boolean;
}

/**
 * Writes highlighted code as short HTML: classes instead of inline styles, and elements for lines only
 * where the fence asks for something that needs them.
 *
 * @param pre the tree that Shiki has made
 */
export function codeHtml(
  pre: ElementNode,
  meta: FenceMeta,
  marks: Map<number, LineMark>,
): CodeHtml {
  const code = pre.children.find(isElement);
  const all = (code?.children ?? []).filter(isElement);
  const lines = meta.firstLine !== undefined || meta.highlighted.size > 0 || marks.size > 0;
  if (!lines) return { html: all.map(lineHtml).join('\n'), lines };
  const html = all
    .map((line, index) => {
      const number = index + 1;
      const mark = marks.get(number) ?? (meta.highlighted.has(number) ? 'mark' : '');
      return `<span class="line${mark && ` ${mark}`}">${lineHtml(line)}\n</span>`;
    })
    .join('');
  return { html, lines };
}

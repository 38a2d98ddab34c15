/** A piece of code, and the classes of its color. */
export type Token = readonly [text: string, color?: string];

/** The mark of a line. `fold`: the line is far from any change, so it is hidden. */
export type LineMark = 'add' | 'del' | 'mark' | 'fold';

/** A name in code that is a link or a link target. */
export interface CodeLink {
  /** Half-open range of characters of the code. */
  start: number;
  end: number;
  /** Target of the link. */
  href?: string;
  /** Fragment id of the link target. */
  id?: string;
  /** Whether an earlier link in the same code has the same target, so that this one is not a tab stop. */
  repeated?: boolean;
}

const escapeHtml = (value: string) => value.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** An attribute, with quotes only if its value needs them, because a page has thousands. */
function attribute(name: string, value: string): string {
  const escaped = escapeHtml(value).replace(/"/g, '&quot;');
  return `${name}=${/[\s'=<>`]|^$/.test(escaped) ? `"${escaped}"` : escaped}`;
}

interface CodeOptions {
  /** Whether each line is an element, for numbers, highlights and diffs. */
  byLine?: boolean;
  /** Marks of lines, counted from 1. */
  marks?: ReadonlyMap<number, LineMark>;
  firstLine?: number;
  /** Number of lines at the start that are hidden until the reader opens them. */
  folded?: number;
  /** Names with links, in order. */
  links?: readonly CodeLink[];
}

/** Renders highlighted code as an HTML string for `<code>`, because a long guide has thousands of tokens. */
export function codeHtml(
  lines: readonly (readonly Token[])[],
  { byLine = false, marks = new Map(), firstLine, folded = 0, links = [] }: CodeOptions = {},
): string {
  let start = 0;
  const written = lines.map((tokens) => {
    const html = lineHtml(tokens, start, links);
    start += tokens.reduce((length, [text]) => length + text.length, 0) + 1;
    return html;
  });
  if (!byLine) {
    const imports = written.splice(0, folded).map((line) => `${line}\n`);
    return (folded ? `<span class=folded>${imports.join('')}</span>` : '') + written.join('\n');
  }
  return written
    .map((line, index) => {
      if (marks.get(index + 1) === 'fold') {
        const first = marks.get(index) !== 'fold';
        return `${first ? GAP : ''}<span hidden>${line}\n</span>`;
      }
      const mark = marks.get(index + 1) ?? '';
      const number = firstLine === undefined ? '' : ` data-line=${firstLine + index}`;
      const classes = attribute('class', mark ? `line ${mark}` : 'line');
      return `<span ${classes}${number}>${line}\n</span>`;
    })
    .join('');
}

/** The number of lines at the start of code that only contain imports. */
export function importLines(lines: readonly (readonly Token[])[]): number {
  const code = lines.map((tokens) => tokens.map(([text]) => text).join('')).join('\n');
  const [imports = ''] = /^(?:import [^;]+;\n)*/.exec(code) ?? [];
  return imports.split('\n').length - 1;
}

/**
 * Placeholder for folded lines. The lines stay on the page, for copying and for symbol cards. CSS draws the ellipsis,
 * so that it is not part of the code.
 */
const GAP = '<span class="line gap"></span>';

interface Run {
  text: string;
  color?: string;
  link?: CodeLink;
}

/** Renders the tokens of a line as HTML. Adjacent tokens of the same color share an element; whitespace has none. */
function lineHtml(tokens: readonly Token[], start: number, links: readonly CodeLink[]): string {
  const runs: Run[] = [];
  let position = start;
  for (const [text, color] of tokens) {
    for (const run of cut(text, position, links).flatMap((piece) => colored(piece, color))) {
      const last = runs.at(-1);
      if (last && last.color === run.color && last.link === run.link) last.text += run.text;
      else runs.push(run);
    }
    position += text.length;
  }
  return runs
    .map(({ text, color, link }, index) => {
      const code = escapeHtml(text);
      const opens = link && link !== runs[index - 1]?.link ? openTag(link) : '';
      const closes = link && link !== runs[index + 1]?.link ? (link.href ? '</a>' : '</span>') : '';
      const shown = color ? `<i ${attribute('class', color)}>${code}</i>` : code;
      return opens + shown + closes;
    })
    .join('');
}

/** Adds the color to a run. Leading whitespace needs no color unless an error underlines it. */
function colored({ text, link }: Run, color: string | undefined): Run[] {
  const space = link || !color || /\be$/.test(color) ? '' : (/^\s*/.exec(text)?.[0] ?? '');
  return [{ text: space }, { text: text.slice(space.length), color, link }].filter(
    (run) => run.text,
  );
}

function cut(text: string, start: number, links: readonly CodeLink[]): Run[] {
  const pieces: Run[] = [];
  let at = 0;
  for (const link of links) {
    const from = Math.max(link.start - start, at);
    const to = Math.min(link.end - start, text.length);
    if (from >= to) continue;
    if (from > at) pieces.push({ text: text.slice(at, from) });
    pieces.push({ text: text.slice(from, to), link });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}

function openTag({ href, id, repeated }: CodeLink): string {
  const attributes = [
    id && attribute('id', id),
    href && attribute('href', href),
    href && /^https?:/.test(href) && 'data-external',
    href && repeated && 'tabindex=-1',
  ].filter(Boolean);
  return `<${[href ? 'a' : 'span', ...attributes].join(' ')}>`;
}

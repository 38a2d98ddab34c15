import type { FenceMeta, LineMark } from './fence';
import type { Token } from './highlight';

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

/** Finds names in a code that lead somewhere. */
export type LinksIn = (code: string, lang: string) => CodeLink[];

const escapeHtml = (value: string) => value.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const escapeAttribute = (value: string) => escapeHtml(value).replace(/"/g, '&quot;');

/** Whether each line has to be an element: for numbers, highlights and diffs. */
export const hasLines = (meta: FenceMeta, marks: ReadonlyMap<number, LineMark>): boolean =>
  meta.firstLine !== undefined || meta.highlighted.length > 0 || marks.size > 0;

/**
 * Writes highlighted code as HTML, for `<code>`.
 *
 * @param lines the code as coloured pieces
 * @param links names that lead somewhere, in order
 */
export function codeHtml(
  lines: readonly (readonly Token[])[],
  meta: FenceMeta,
  marks: ReadonlyMap<number, LineMark>,
  links: readonly CodeLink[] = [],
): string {
  let start = 0;
  const written = lines.map((tokens) => {
    const html = lineHtml(tokens, start, links);
    start += tokens.reduce((length, [text]) => length + text.length, 0) + 1;
    return html;
  });
  if (!hasLines(meta, marks)) {
    const folded = foldedLines(lines, meta);
    const imports = written.splice(0, folded).map((line) => `${line}\n`);
    return (folded ? `${OPEN_FOLD}${imports.join('')}</details>` : '') + written.join('\n');
  }
  return written
    .map((line, index) => {
      if (marks.get(index + 1) === 'fold') {
        const first = marks.get(index) !== 'fold';
        return `${first ? GAP : ''}<span hidden>${line}\n</span>`;
      }
      const mark = marks.get(index + 1) ?? (meta.highlighted.includes(index + 1) ? 'mark' : '');
      const number = meta.firstLine === undefined ? '' : ` data-line="${meta.firstLine + index}"`;
      return `<span class="line${mark && ` ${mark}`}"${number}>${line}\n</span>`;
    })
    .join('');
}

/** What opens the imports. Its words are made by the styles: they are no part of the code. */
const OPEN_FOLD = '<details><summary aria-label="Imports"></summary>';

/** How many lines a demo begins with that only import: readers open them when they want to. */
export function foldedLines(lines: readonly (readonly Token[])[], { demo }: FenceMeta): number {
  if (!demo) return 0;
  const code = lines.map((tokens) => tokens.map(([text]) => text).join('')).join('\n');
  const [imports = ''] = /^(?:import [^;]+;\n)*/.exec(code) ?? [];
  return imports.split('\n').length - 1;
}

/**
 * Stands for lines that are folded. They stay in the page, for whoever copies the code or asks about a name. Its sign
 * is made by the styles: it is no part of the code.
 */
const GAP = '<span class="line gap"></span>';

interface Run {
  text: string;
  colour?: string;
  link?: CodeLink;
}

/** The tokens of a line as HTML; neighbours of one colour share an element, and spaces have none. */
function lineHtml(tokens: readonly Token[], start: number, links: readonly CodeLink[]): string {
  const runs: Run[] = [];
  let position = start;
  for (const [text, colour] of tokens) {
    for (const run of cut(text, position, links).flatMap((piece) => coloured(piece, colour))) {
      const last = runs.at(-1);
      if (last && last.colour === run.colour && last.link === run.link) last.text += run.text;
      else runs.push(run);
    }
    position += text.length;
  }
  return runs
    .map(({ text, colour, link }, index) => {
      const code = escapeHtml(text);
      const opens = link && link !== runs[index - 1]?.link ? openTag(link) : '';
      const closes = link && link !== runs[index + 1]?.link ? (link.href ? '</a>' : '</span>') : '';
      return `${opens}${colour ? `<i class=${/ /.test(colour) ? `"${colour}"` : colour}>${code}</i>` : code}${closes}`;
    })
    .join('');
}

/** A piece with its colour; space in front needs none, unless it is underlined as part of an error. */
function coloured({ text, link }: Run, colour: string | undefined): Run[] {
  const space = link || !colour || /\be$/.test(colour) ? '' : (/^\s*/.exec(text)?.[0] ?? '');
  return [{ text: space }, { text: text.slice(space.length), colour, link }].filter(
    (run) => run.text,
  );
}

/** Cuts a token where links begin and end. */
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
    id && `id="${escapeAttribute(id)}"`,
    href && `href="${escapeAttribute(href)}"`,
    href && /^https?:/.test(href) && 'data-external',
    href && repeated && 'tabindex="-1"',
  ].filter(Boolean);
  return `<${[href ? 'a' : 'span', ...attributes].join(' ')}>`;
}

/** An address in the source of a page. */
export interface SourceReference {
  kind: 'link' | 'image';
  url: string;
  /** Where the address begins in the source. */
  offset: number;
}

const spaces = (text: string) => text.replace(/[^\n]/g, ' ');

/** The source with everything blanked that is not prose: front matter, code, comments. Offsets stay. */
export function blankCode(source: string): string {
  return source
    .replace(/^---[ \t]*\r?\n[\s\S]*?^---[ \t]*$/m, (text, at: number) =>
      at === 0 ? spaces(text) : text,
    )
    .replace(
      /^([ \t>]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t>]*\2[`~]*[ \t]*$|(?![\s\S]))/gm,
      spaces,
    )
    .replace(/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g, spaces)
    .replace(/(`+)(?!`)(?:[^`]|(?!\1(?!`))`)*?\1(?!`)/g, spaces);
}

/** Markdown's `[text](url)`, `![alt](url)` and `[name]: url`. */
const MARKDOWN =
  /(!?)\[(?:[^\][]|\[[^\]]*\])*\]\(\s*<?([^)\s>]+)|^ {0,3}\[[^\]^][^\]]*\]:\s*<?([^\s>]+)/gm;
/** Links and images of a page, as far as its source shows them. */
export function findReferences(source: string): SourceReference[] {
  const prose = blankCode(source);
  const found: SourceReference[] = [];
  for (const match of prose.matchAll(MARKDOWN)) {
    const url = match[2] ?? match[3] ?? '';
    const offset = match.index + match[0].lastIndexOf(url);
    // `[![image](a.png)](/page)`: the pattern takes the outer link; the image stands in its text.
    const inner = /!\[[^\]]*\]\(([^)\s]+)/.exec(match[0].slice(1));
    if (inner?.[1] && inner[1] !== url) {
      const at = match.index + 1 + inner.index + inner[0].length - inner[1].length;
      found.push({ kind: 'image', url: inner[1], offset: at });
    }
    found.push({ kind: match[1] === '!' ? 'image' : 'link', url, offset });
  }
  found.push(...attributes(prose));
  return found.sort((a, b) => a.offset - b.offset);
}

/** HTML and JSX attributes with an address as plain text. */
function attributes(prose: string): SourceReference[] {
  const found: SourceReference[] = [];
  for (const tag of prose.matchAll(/<\w[^<>]*>/g)) {
    for (const match of tag[0].matchAll(/\s(href|src|srcset|srcSet|to)=(["'])(.*?)\2/gs)) {
      const [, name = '', , value = ''] = match;
      const start = tag.index + match.index + match[0].length - value.length - 1;
      const kind = name === 'href' || name === 'to' ? 'link' : 'image';
      if (!/^srcset$/i.test(name)) {
        found.push({ kind, url: value, offset: start });
        continue;
      }
      for (const part of value.matchAll(/(?:^|,)\s*([^\s,]+)/g)) {
        const [whole, url = ''] = part;
        found.push({ kind, url, offset: start + part.index + whole.length - url.length });
      }
    }
  }
  return found;
}

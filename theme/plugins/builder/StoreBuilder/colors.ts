/** Matches comments, strings, numbers and words. */
const TOKEN =
  /\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`|\b\d+\b|[\w$]+(?=(?:<[^<>()]*>)?\()|[\w$]+/g;

const KEYWORDS =
  /^(?:async|await|catch|class|const|default|export|extends|for|from|function|implements|import|interface|new|of|protected|readonly|return|this|try|type|typeof)$/;

const CONSTANTS = /^(?:boolean|false|null|number|string|true|undefined|unknown|void|\d+)$/;

/** Splits code into pieces with the classes of their colors (`theme/content/Code/code.css`). */
export function coloredTokens(code: string): (readonly [text: string, color?: string])[] {
  const tokens: (readonly [string, string?])[] = [];
  let end = 0;
  for (const match of code.matchAll(TOKEN)) {
    const color = colorOf(match[0], code.charAt(match.index + match[0].length));
    if (!color) continue;
    if (match.index > end) tokens.push([code.slice(end, match.index)]);
    tokens.push([match[0], color]);
    end = match.index + match[0].length;
  }
  return [...tokens, [code.slice(end)]];
}

function colorOf(text: string, next: string): string | undefined {
  if (/^\/[/*]/.test(text)) return 'c';
  if (/^['`]/.test(text)) return 's';
  if (KEYWORDS.test(text)) return 'k';
  if (CONSTANTS.test(text)) return 'n';
  return next === '(' || next === '<' ? 'f' : undefined;
}

/** The kind of text that is being typed at a position. */
export type Place =
  /** A name between the braces of an import. */
  | { kind: 'import'; module: string; from: number }
  /** The specifier of an import. */
  | { kind: 'module'; from: number }
  /** A member of a variable or a field. */
  | { kind: 'member'; of: string; from: number }
  /** Any name in code, or in an expression of a template. */
  | { kind: 'name' | 'template'; from: number };

/** Matches comments and strings. The last one may not be closed yet. */
const TEXTS =
  /\/\/.*|\/\*[\s\S]*?(?:\*\/|$)|(['"])(?:\\.|(?!\1)[^\\\n])*(?:\1|$|(?=\n))|`(?:\\.|[^\\`])*(?:`|$)/g;

const IMPORT = /\bimport\s+(?:type\s+)?\{([^{}'"]*)$/;
const SPECIFIER = /\b(?:import|from)\s+['"]([^'"\n]*)$/;
const MEMBER = /(?<![\w$.)\]]\s*)(?:this\s*\.\s*)?(#?[A-Za-z_$][\w$]*)\s*[!?]?\.\s*[\w$]*$/;
const NAME = /[\w$]*$/;
/** Matches the text before a name in an expression of a template. */
const EXPRESSION = /(?:\{\{|[("=!&|?:,+<>*/-])\s*[\w$]*$/;
/** Matches the text before a name that is being declared, or that ends a declaration. */
const DECLARED =
  /\b(?:const|let|var|class|function|interface|type|enum|as|readonly|private|protected|public)\s+[\w$]*$|[\w$)\]]\s*\.\s*[\w$]*$|\d[\w$]*$/;

/**
 * Determines what is being typed based only on the text, because incomplete code can rarely be parsed.
 *
 * @param isExplicit whether the reader has asked for suggestions. Otherwise, templates offer them only in expressions
 * @returns undefined if nothing can be suggested
 */
export function placeAt(code: string, position: number, isExplicit: boolean): Place | undefined {
  const before = code.slice(0, position);
  const from = position - (NAME.exec(before)?.[0].length ?? 0);
  const inside = textAround(code, position);
  const module = SPECIFIER.exec(before);
  if (inside?.startsWith("'") || inside?.startsWith('"')) {
    return module ? { kind: 'module', from: position - (module[1]?.length ?? 0) } : undefined;
  }
  if (inside && !inside.startsWith('`')) return undefined;
  const [, of] = MEMBER.exec(before) ?? [];
  if (of) return { kind: 'member', of, from };
  if (inside) {
    return isExplicit || EXPRESSION.test(before) ? { kind: 'template', from } : undefined;
  }
  if (IMPORT.test(before)) {
    const [, name = ''] = /^[^{}'"]*\}\s*from\s*['"]([^'"\n]+)/.exec(code.slice(position)) ?? [];
    return { kind: 'import', module: name, from };
  }
  return DECLARED.test(before) ? undefined : { kind: 'name', from };
}

/** Returns the comment or string that contains a position. */
function textAround(code: string, position: number): string | undefined {
  for (const { 0: text, index } of code.matchAll(TEXTS)) {
    if (index >= position) return undefined;
    const end = index + text.length;
    const isOpen =
      text.startsWith('//') || !/^(['"`]|\/\*)[\s\S]*(?:\1|\*\/)$/.test(text) || text.length < 2;
    if (position < end || (position === end && isOpen)) return text;
  }
  return undefined;
}

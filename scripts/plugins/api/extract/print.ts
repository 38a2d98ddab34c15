import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';
import type { LinkedCode } from '../model';
import type { Token } from './tokens';

interface Unprinted {
  tokens: readonly Token[];
  code: LinkedCode;
}

/** Turns a type into a statement, because Prettier formats only statements. */
const TYPE_PREFIX = 'type _ = ';

/**
 * Formats declarations and types with Prettier and restores their links. `finish` formats all code together, which
 * takes half the time.
 */
export class CodePrinter {
  private readonly declarations: Unprinted[] = [];
  private readonly types: Unprinted[] = [];

  /** Requests the code of a declaration, wrapped at 80 characters. */
  declaration = (tokens: readonly Token[]): LinkedCode => later(this.declarations, tokens);

  /** Requests the code of a type on a single line, for a table cell. */
  type = (tokens: readonly Token[]): LinkedCode => later(this.types, tokens);

  /** Fills in all requested code. */
  async finish(): Promise<void> {
    const declarations = await formatAll(this.declarations.map(textOf), 80);
    for (const [index, { tokens, code }] of this.declarations.entries()) {
      Object.assign(code, findLinks(tokens, declarations[index] ?? ''));
    }
    const statements = this.types.map((type) => TYPE_PREFIX + textOf(type).replace(/;?\s*$/, ';'));
    const types = await formatAll(statements, Number.POSITIVE_INFINITY);
    for (const [index, { tokens, code }] of this.types.entries()) {
      // Prettier breaks some types into lines regardless of their width.
      const line = (types[index] ?? '').replace(/\s*\n\s*/g, ' ');
      Object.assign(code, findLinks(tokens, line.slice(TYPE_PREFIX.length, -1)));
    }
  }
}

function later(unprinted: Unprinted[], tokens: readonly Token[]): LinkedCode {
  const code: LinkedCode = { text: '', links: [] };
  unprinted.push({ tokens, code });
  return code;
}

const textOf = ({ tokens }: Unprinted) => tokens.map(({ text }) => text).join('');

async function formatAll(statements: readonly string[], printWidth: number): Promise<string[]> {
  const separator = '\n\n';
  // A blank line within a declaration would look like the end of the declaration.
  const texts = statements.map((text) => text.replace(/\n\s*\n/g, '\n'));
  const formatted = await format(texts.join(separator), {
    parser: 'typescript',
    plugins: [estree, typescript],
    printWidth,
    singleQuote: true,
    quoteProps: 'preserve',
    objectWrap: 'collapse',
  });
  return formatted.trimEnd().split(separator);
}

const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/gu;

/** Restores the links in formatted code. Prettier may change punctuation, but keeps all words in order. */
function findLinks(tokens: readonly Token[], text: string): LinkedCode {
  const words = tokens.flatMap(({ text, to }) =>
    (text.match(WORD) ?? []).map((word) => ({ word, to })),
  );
  const found = [...text.matchAll(WORD)];
  if (String(found) !== String(words.map(({ word }) => word))) {
    throw new Error(`Prettier changed the words of a declaration:\n${text}`);
  }
  const links = found.flatMap(({ 0: word, index: start }, i) => {
    const to = words[i]?.to;
    return to ? [{ start, end: start + word.length, to }] : [];
  });
  return { text, links };
}

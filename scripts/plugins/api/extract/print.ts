import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';
import type { LinkedCode } from '../model';
import type { Token } from './tokens';

interface Unprinted {
  tokens: readonly Token[];
  code: LinkedCode;
}

/** Prettier lays out statements only. */
const TYPE = 'type _ = ';

/**
 * Has Prettier lay out declarations and types, and finds their links again. All are laid out together, in
 * half the time that they would take one by one: their texts are there after `finish`.
 */
export class CodePrinter {
  private readonly declarations: Unprinted[] = [];
  private readonly types: Unprinted[] = [];

  /** A declaration in lines of 80 characters. */
  declaration = (tokens: readonly Token[]): LinkedCode => later(this.declarations, tokens);

  /** A type on one line, which the cell of a table breaks where it must. */
  type = (tokens: readonly Token[]): LinkedCode => later(this.types, tokens);

  /** Writes what was asked for so far. */
  async finish(): Promise<void> {
    const declarations = await layOut(this.declarations.map(textOf), 80);
    for (const [index, { tokens, code }] of this.declarations.entries()) {
      Object.assign(code, findLinks(tokens, declarations[index] ?? ''));
    }
    const statements = this.types.map((type) => TYPE + textOf(type).replace(/;?\s*$/, ';'));
    const types = await layOut(statements, Number.POSITIVE_INFINITY);
    for (const [index, { tokens, code }] of this.types.entries()) {
      // Prettier breaks some types wherever they stand.
      const line = (types[index] ?? '').replace(/\s*\n\s*/g, ' ');
      Object.assign(code, findLinks(tokens, line.slice(TYPE.length, -1)));
    }
  }
}

function later(unprinted: Unprinted[], tokens: readonly Token[]): LinkedCode {
  const code: LinkedCode = { text: '', links: [] };
  unprinted.push({ tokens, code });
  return code;
}

const textOf = ({ tokens }: Unprinted) => tokens.map(({ text }) => text).join('');

async function layOut(statements: readonly string[], printWidth: number): Promise<string[]> {
  const between = '\n\n';
  // A blank line within a declaration would look like the end of it.
  const texts = statements.map((text) => text.replace(/\n\s*\n/g, '\n'));
  const formatted = await format(texts.join(between), {
    parser: 'typescript',
    plugins: [estree, typescript],
    printWidth,
    singleQuote: true,
    quoteProps: 'preserve',
    objectWrap: 'collapse',
  });
  return formatted.trimEnd().split(between);
}

const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/gu;

/** Finds tokens in the text that was made of them: Prettier changes signs, but leaves all words in order. */
function findLinks(tokens: readonly Token[], text: string): LinkedCode {
  const words = tokens.flatMap(({ text, to }) =>
    (text.match(WORD) ?? []).map((word) => ({ word, to })),
  );
  const found = [...text.matchAll(WORD)];
  if (String(found) !== String(words.map(({ word }) => word))) {
    throw new Error(`Prettier has other words than the declaration that it got:\n${text}`);
  }
  const links = found.flatMap(({ 0: word, index: start }, nth) => {
    const to = words[nth]?.to;
    return to ? [{ start, end: start + word.length, to }] : [];
  });
  return { text, links };
}

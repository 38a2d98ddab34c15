import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';
import type ts from 'typescript';
import type { LinkedCode } from '../model';
import {
  type Declaration,
  declarationTokens,
  methodTokens,
  type ResolveName,
  type Token,
  typeTokens,
} from './tokens';

interface Unprinted {
  tokens: Token[];
  code: LinkedCode;
}

/** Prettier lays out statements only. */
const TYPE: Token = { text: 'type _ = ' };
const END: Token = { text: ';' };

/**
 * Writes declarations and types as TypeScript again, laid out by Prettier and with links. All are laid out
 * together, in half the time that they would take one by one: their texts are there after `finish`.
 */
export class CodePrinter {
  private readonly declarations: Unprinted[] = [];
  private readonly types: Unprinted[] = [];

  constructor(private readonly resolve: ResolveName) {}

  /**
   * A declaration in lines of 80 characters.
   * @param shown name under which readers know it
   */
  declaration(node: Declaration, shown: string): LinkedCode {
    return later(this.declarations, declarationTokens(node, shown, this.resolve));
  }

  /** A type on one line, which the cell of a table breaks where it must. */
  type(node: ts.TypeNode | undefined): LinkedCode {
    return later(this.types, node ? typeTokens(node, this.resolve) : [{ text: 'any' }]);
  }

  /** A method as the type of a property that can be called. */
  method(node: ts.MethodSignature): LinkedCode {
    return later(this.types, methodTokens(node, this.resolve));
  }

  /** Writes what was asked for so far. */
  async finish(): Promise<void> {
    const declarations = await layOut(
      this.declarations.map(({ tokens }) => tokens),
      80,
    );
    for (const [index, { tokens, code }] of this.declarations.entries()) {
      Object.assign(code, findLinks(tokens, declarations[index] ?? ''));
    }
    const types = this.types.map(({ tokens }) => [TYPE, ...tokens, END]);
    const lines = await layOut(types, Number.POSITIVE_INFINITY);
    for (const [index, { tokens, code }] of this.types.entries()) {
      // Prettier breaks some types wherever they stand.
      const line = (lines[index] ?? '').replace(/\s*\n\s*/g, ' ');
      Object.assign(code, findLinks(tokens, line.slice(TYPE.text.length, -END.text.length)));
    }
  }
}

function later(unprinted: Unprinted[], tokens: Token[]): LinkedCode {
  const code: LinkedCode = { text: '', links: [] };
  unprinted.push({ tokens, code });
  return code;
}

async function layOut(statements: readonly Token[][], printWidth: number): Promise<string[]> {
  const between = '\n\n';
  const texts = statements.map((tokens) => tokens.map(({ text }) => text).join(' '));
  const formatted = await format(texts.join(between), {
    parser: 'typescript',
    plugins: [estree, typescript],
    printWidth,
    singleQuote: true,
    quoteProps: 'preserve',
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

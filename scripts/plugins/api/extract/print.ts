import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';
import type { LinkedCode } from '../model';
import type { Token } from './tokens';

/**
 * Formats declarations with Prettier and restores their links. `finish` formats all of them together, which takes half the
 * time.
 */
export class CodePrinter {
  readonly #declarations: { tokens: readonly Token[]; code: LinkedCode }[] = [];

  /** Requests the code of a declaration, wrapped at 80 characters. */
  declaration = (tokens: readonly Token[]): LinkedCode => {
    const code: LinkedCode = { text: '', links: [] };
    this.#declarations.push({ tokens, code });
    return code;
  };

  /** The code of a type on a single line, for a table cell. */
  type = (tokens: readonly Token[]): LinkedCode => {
    const line = textOf(tokens)
      .replace(/\s+/g, ' ')
      .replace(/;( \}|\s*$)/g, '$1');
    return findLinks(
      tokens,
      line
        .replace(/"/g, "'")
        .replace(/^ *\| /, '')
        .trim(),
    );
  };

  /** Fills in all requested code. */
  async finish(): Promise<void> {
    const separator = '\n\n';
    // A blank line within a declaration would look like the end of the declaration.
    const texts = this.#declarations.map(({ tokens }) => textOf(tokens).replace(/\n\s*\n/g, '\n'));
    const formatted = await format(texts.join(separator), {
      parser: 'typescript',
      plugins: [estree, typescript],
      printWidth: 80,
      singleQuote: true,
      quoteProps: 'preserve',
      objectWrap: 'collapse',
    });
    const printed = formatted.trimEnd().split(separator);
    for (const [index, { tokens, code }] of this.#declarations.entries()) {
      Object.assign(code, findLinks(tokens, printed[index] ?? ''));
    }
  }
}

const textOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join('');

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

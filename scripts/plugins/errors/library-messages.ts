import ts from 'typescript';

/** A message that the library throws or writes to the console. */
export interface LibraryMessage {
  /** The text, with `…` for its variable parts. */
  text: string;
  /** Counted from 1. */
  line: number;
}

const CONSOLE = /^console\.(?:warn|error)$/;

/**
 * Returns the messages of all `throw`, `console.warn` and `console.error` in code. Those in comments are examples and
 * are ignored.
 */
export function messagesIn(code: string): LibraryMessage[] {
  const file = ts.createSourceFile('library.mjs', code, ts.ScriptTarget.Latest, true);
  const messages: LibraryMessage[] = [];
  const visit = (node: ts.Node) => {
    const isThrown = ts.isNewExpression(node) && ts.isThrowStatement(node.parent);
    const isWritten = ts.isCallExpression(node) && CONSOLE.test(node.expression.getText());
    const [text] = isThrown || isWritten ? (node.arguments ?? []) : [];
    if (text) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      messages.push({ text: textOf(text), line });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return messages;
}

/** Returns the text of a literal, with `…` for parts that are unknown before the code runs. */
function textOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return '…';
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

/** Minimum number of letters in a part of a message that identifies the message. */
const MIN_LENGTH = 12;

/** Returns the headings and quotations in the source of a page, which can quote a message. */
export const quotationsIn = (source: string): string[] =>
  source.match(/^#{2,4} .*$|"[^"\n]+"|“[^”\n]+”/gm) ?? [];

/** Returns whether a heading or quotation quotes a message, which requires that all its parts occur in the message. */
export function quotes(quotation: string, { text }: LibraryMessage): boolean {
  const quoted = /["“](.+)["”]/.exec(quotation)?.[1] ?? quotation.replace(/^#+ (?:Warning: )?/, '');
  const parts = quoted.split('…').map(plain).filter(Boolean);
  const message = plain(text);
  return parts.join('').length >= MIN_LENGTH && parts.every((part) => message.includes(part));
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();

import ts from 'typescript';

/** A text that the library throws or writes to the console. */
export interface LibraryMessage {
  /** The text, with `…` for its variable parts. */
  text: string;
  /** Counted from 1. */
  line: number;
}

const CONSOLE = /^console\.(?:warn|error)$/;

/** The messages of all `throw`, `console.warn` and `console.error` in code. Those in comments are examples. */
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

/** The text of a literal; `…` for what is not known before it runs. */
function textOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return '…';
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

/** Shortest part of a message that says which one it is, in letters. */
const LEAST = 12;

/** The headings and quotations in the source of a page, by which it explains a message. */
export const quotationsIn = (source: string): string[] =>
  source.match(/^#{2,4} .*$|"[^"\n]+"|“[^”\n]+”/gm) ?? [];

/** Whether a heading or quotation is that of a message: all its parts occur in the message. */
export function quotes(quotation: string, { text }: LibraryMessage): boolean {
  const quoted = /["“](.+)["”]/.exec(quotation)?.[1] ?? quotation.replace(/^#+ (?:Warning: )?/, '');
  const parts = quoted.split('…').map(plain).filter(Boolean);
  const message = plain(text);
  return parts.join('').length >= LEAST && parts.every((part) => message.includes(part));
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();

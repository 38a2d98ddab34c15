import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { library } from '../../../theme/config/library';
import { filesIn } from '../../lib/files';
import { inProject } from '../../lib/paths';

/** A message that the library throws or writes to the console. */
interface LibraryMessage {
  /** The text, with `…` for its variable parts. */
  text: string;
  /** Counted from 1. */
  line: number;
}

const CONSOLE = /^console\.(?:warn|error)$/;

/** Those in comments are examples. */
function messagesIn(code: string): LibraryMessage[] {
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

/** The text of a literal, with `…` for parts that are unknown before the code runs. */
function textOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return '…';
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

/** Minimum number of letters in a part of a message that identifies the message. */
const MIN_LENGTH = 12;

const quotationsIn = (source: string): string[] =>
  source.match(/^#{2,4} .*$|"[^"\n]+"|“[^”\n]+”/gm) ?? [];

/** Whether a heading or quotation quotes a message, which requires that all its parts occur in the message. */
function quotes(quotation: string, { text }: LibraryMessage): boolean {
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

const quotations = filesIn(inProject('docs/docs'), '.mdx')
  .filter((name) => !name.startsWith('api/'))
  .flatMap((name) => quotationsIn(readFileSync(inProject('docs/docs', name), 'utf8')));

const PACKAGE = inProject('node_modules', library.packageName, 'fesm2022');

test.each(filesIn(PACKAGE, '.mjs'))('every message of %s is explained in a guide', (file) => {
  const code = readFileSync(path.join(PACKAGE, file), 'utf8');
  const unexplained = messagesIn(code)
    // One error has no text. It is explained together with the error of the other tracker.
    .filter(({ text }) => text !== '')
    .filter((message) => !quotations.some((quotation) => quotes(quotation, message)))
    .map(({ text, line }) => `${file}:${line} ${text}`);
  expect(unexplained).toEqual([]);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { library } from '../../../theme/config/library';
import { createExplainer } from '../../../theme/plugins/search/explain';
import { filesIn } from '../../lib/files';
import { inProject } from '../../lib/paths';
import { readMistakes, withMessages } from '../search';

/** A message that a library throws or writes to the console. */
interface LibraryMessage {
  /** The text, with a name for its variable parts. */
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
    if (isThrown || isWritten) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      messages.push({ text: (node.arguments ?? []).map(textOf).join(' '), line });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return messages;
}

/** The text of a literal, with a name for parts that are unknown before the code runs. */
function textOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return 'items';
  return node.head.text + node.templateSpans.map(({ literal }) => `items${literal.text}`).join('');
}

const mistakes = readMistakes();
const explain = createExplainer(
  withMessages(
    [...new Set(mistakes.flatMap(({ explained }) => explained))].map((address) => ({
      path: address.replace(/#.*/, ''),
      title: '',
      kind: 'guide',
      sections: [{ heading: '', id: address.replace(/.*#/, ''), text: '' }],
    })),
    mistakes,
  ),
);

const PACKAGES = [library.packageName, '@ngrx/signals'].map((name) =>
  inProject('node_modules', name, 'fesm2022'),
);
const FILES = PACKAGES.flatMap((folder) =>
  filesIn(folder, '.mjs').map((file) => path.join(folder, file)),
);

test.each(FILES)('every message of %s is explained in a guide', (file) => {
  const unexplained = messagesIn(readFileSync(file, 'utf8'))
    // One error has no text. It is explained together with the error of the other tracker.
    .filter(({ text }) => text !== '')
    .filter(({ text }) => explain(text).every(({ certainty }) => certainty === 'none'))
    .map(({ text, line }) => `${line}: ${text}`);
  expect(unexplained).toEqual([]);
});

import { EditorView } from '@codemirror/view';
import { expect, onTestFinished, test } from 'vitest';
import { CodeView } from './codeView';

/** Opens the editor with a text, which a link may have changed, and returns its CodeMirror view. */
function open(text: string, before?: string) {
  const host = document.createElement('div');
  document.body.append(host);
  const view = new CodeView(
    host,
    () => {},
    () => ({ sources: {}, stores: {} }),
  );
  onTestFinished(() => view.destroy());
  view.show('a.ts', text, before);
  const content = host.shadowRoot?.querySelector<HTMLElement>('.cm-content');
  const inner = content && EditorView.findFromDOM(content);
  if (!inner) throw new Error('The editor has no content.');
  return { view, inner };
}

test.each([
  ['the position of a problem', { line: 2, column: 3 }, 'one\ntw'],
  ['the start of its line, without a column', { line: 2 }, 'one\n'],
  ['the end of a shorter line', { line: 1, column: 9 }, 'one'],
  ['the last line of a shorter text', { line: 9 }, 'one\n'],
  ['the start of the text, without a line', {}, ''],
])('the cursor moves to %s', (_what, place, before) => {
  const { view, inner } = open('one\ntwo');
  view.goTo({ message: 'Wrong.', ...place });
  const { doc, selection } = inner.state;
  expect(doc.sliceString(0, selection.main.head)).toBe(before);
});

test.each([
  ['of zero width', '\u200b\u200c\u200d\u2060\ufeff'],
  ['that change the direction', '\u202a\u202e\u2066\u2068\u061c'],
  ['without a glyph', '\u00ad\u3164\u{e0041}\u{e0101}'],
])('characters %s are visible', (_what, text) => {
  const { inner } = open(`const a${text} = 1;`);
  expect(inner.contentDOM.querySelectorAll('.cm-specialChar')).toHaveLength([...text].length);
});

test('an empty template is not highlighted, but one with text is', () => {
  const { inner } = open('template: ``, template: `<p>`');
  expect(inner.contentDOM.querySelectorAll('.template')).toHaveLength(1);
  expect(inner.contentDOM.querySelector('.template')?.textContent).toBe('<p>');
});

const CODE =
  "import { a } from 'a';\nimport {\n  b,\n} from 'b';\n\nconst Store = signalStore(\n  a(),\n  b(),\n);\n";

test('imports are folded, and the cursor is in the store', () => {
  const { inner } = open(CODE);
  expect(inner.contentDOM.textContent).toMatch(/^Imports.*const Store/);
  const { doc, selection } = inner.state;
  expect(doc.sliceString(0, selection.main.head)).toMatch(/signalStore\($/);
});

test.each([
  ['a changed line', CODE.replace('  a(),', '  a(1),'), ['  a(1),']],
  ['added lines', CODE.replace('  b(),', '  c(),\n  b(),\n  d(),'), ['  c(),', '  d(),']],
  ['a removed line', CODE.replace('  a(),\n', ''), ['  b(),']],
  [
    'a changed import, which is not folded',
    CODE.replace('{ a }', '{ a2 }'),
    ["import { a2 } from 'a';"],
  ],
])('%s of a link is marked, and has the cursor', (_what, text, marked) => {
  const { inner } = open(text, CODE);
  const lines = [...inner.contentDOM.querySelectorAll('.changed')];
  expect(lines.map(({ textContent }) => textContent)).toEqual(marked);
  const { doc, selection } = inner.state;
  expect(doc.lineAt(selection.main.head).text).toBe(marked[0]);
});

import { EditorView } from '@codemirror/view';
import { expect, onTestFinished, test } from 'vitest';
import { CodeView } from './codeView';

/** The editor with a text in it, and what CodeMirror knows of it. */
function open(text: string) {
  const host = document.createElement('div');
  document.body.append(host);
  const view = new CodeView(host, () => {});
  onTestFinished(() => view.destroy());
  view.show('a.ts', text);
  const content = host.shadowRoot?.querySelector<HTMLElement>('.cm-content');
  const inner = content && EditorView.findFromDOM(content);
  if (!inner) throw new Error('The editor has no content.');
  return { view, inner };
}

test.each([
  ['the place of a problem', { line: 2, column: 3 }, 'one\ntw'],
  ['the beginning of its line, where no more is known', { line: 2 }, 'one\n'],
  ['the end of its line, where that is shorter', { line: 1, column: 9 }, 'one'],
  ['the last line, where there are fewer', { line: 9 }, 'one\n'],
  ['the beginning of the text, where no line is known', {}, ''],
])('the cursor goes to %s', (_what, place, before) => {
  const { view, inner } = open('one\ntwo');
  view.goTo({ message: 'Wrong.', ...place });
  const { doc, selection } = inner.state;
  expect(doc.sliceString(0, selection.main.head)).toBe(before);
});

test('a template that is still empty stands as it is, and one with text is colored', () => {
  const { inner } = open('template: ``, template: `<p>`');
  expect(inner.contentDOM.querySelectorAll('.template')).toHaveLength(1);
  expect(inner.contentDOM.querySelector('.template')?.textContent).toBe('<p>');
});

import { Prec, type Range, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

const TEMPLATE = /\btemplate:\s*`([^`]+)`/g;

/** Matches parts of a template. The group names are highlight tags. */
const PARTS =
  /(?<comment><!--[\s\S]*?-->)|(?<keyword><\/?[\w-]+|\/?>|@(?:if|else if|else|for|empty|switch|case|default|defer|let)\b)|(?<propertyName>[\w.#*()[\]-]+)(?==")|(?<string>"[^"]*")/g;

const mark = (name: string) => Decoration.mark({ class: `tok-${name}` });

/**
 * Highlights Angular templates, which are strings in TypeScript. The highest precedence nests its marks inside those of
 * the language, so that its colors win.
 */
export const templateHighlighting = Prec.highest(
  EditorView.decorations.compute(['doc'], ({ doc }) => highlightTemplates(doc)),
);

/** Maximum number of highlighted parts, because the code in a link may have so many that they would block the page. */
const MAX_PARTS = 1_000;

function highlightTemplates(doc: Text): DecorationSet {
  const marks: Range<Decoration>[] = [];
  for (const { 0: whole, 1: text = '', index } of String(doc).matchAll(TEMPLATE)) {
    const start = index + whole.length - text.length - 1;
    marks.push(Decoration.mark({ class: 'template' }).range(start, start + text.length));
    for (const { 0: part, index: at, groups = {} } of text.matchAll(PARTS)) {
      if (marks.length >= MAX_PARTS) return Decoration.set(marks, true);
      const [name = ''] = Object.keys(groups).filter((one) => groups[one] !== undefined);
      marks.push(mark(name).range(start + at, start + at + part.length));
    }
  }
  return Decoration.set(marks, true);
}

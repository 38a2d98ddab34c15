/**
 * A document with possible line breaks, as in Prettier: a group is printed on one line if it fits. The browser cannot
 * load Prettier itself, which is larger than the whole site.
 */
export type Doc = string | readonly Doc[] | Break | Group | Indent;

interface Break {
  type: 'line';
  /** Text in place of the break; undefined for a forced break. */
  flat: string | undefined;
}

interface Group {
  type: 'group';
  content: Doc;
  /** Whether the group contains a forced break. */
  isBroken: boolean;
}

interface Indent {
  type: 'indent';
  content: Doc;
}

/** A line break, or a space if the group fits on one line. */
export const line: Doc = { type: 'line', flat: ' ' };

/** A line break, or nothing if the group fits on one line. */
export const softline: Doc = { type: 'line', flat: '' };

/** A forced line break. The groups around it do not fit on one line. */
export const hardline: Doc = { type: 'line', flat: undefined };

/** Creates a group that is printed on one line if it fits, and otherwise with all of its own line breaks. */
export const group = (...content: Doc[]): Doc => ({
  type: 'group',
  content,
  isBroken: isBroken(content),
});

/** Indents the lines that begin inside by two spaces. */
export const indent = (...content: Doc[]): Doc => ({ type: 'indent', content });

function isBroken(doc: Doc): boolean {
  if (typeof doc === 'string') return false;
  if (!('type' in doc)) return doc.some(isBroken);
  if (doc.type === 'line') return doc.flat === undefined;
  return doc.type === 'group' ? doc.isBroken : isBroken(doc.content);
}

/** Inserts a separator between documents. */
export const join = (separator: Doc, docs: readonly Doc[]): Doc[] =>
  docs.flatMap((doc, index) => (index === 0 ? [doc] : [separator, doc]));

/** Text that is only printed if the group around it is broken. */
const WHEN_BROKEN = '\0';

/** A comma at the end of a list if the list is broken. */
export const trailingComma: Doc = `${WHEN_BROKEN},`;

/** Text that is only printed if the group around it is on one line. */
const WHEN_FLAT = '\x01';

/** Adds parentheses around content if it is on one line. */
export const flatParentheses = (content: Doc): Doc => [`${WHEN_FLAT}(`, content, `${WHEN_FLAT})`];

/** Puts each document on a separate line. */
export const lines = (...docs: Doc[]): Doc => join(hardline, docs);

/** Maximum number of columns, which guides can show without scrolling. */
const WIDTH = 80;

interface Part {
  doc: Doc;
  indentation: number;
  isBroken: boolean;
}

/** Prints a document. */
export function print(root: Doc): string {
  let text = '';
  let column = 0;
  const stack: Part[] = [{ doc: root, indentation: 0, isBroken: true }];
  for (let part = stack.pop(); part; part = stack.pop()) {
    const { doc, indentation, isBroken } = part;
    if (typeof doc === 'string') {
      const written = textOf(doc, isBroken);
      text += written;
      column += written.length;
    } else if (!('type' in doc)) {
      for (const one of doc.toReversed()) stack.push({ ...part, doc: one });
    } else if (doc.type === 'indent') {
      stack.push({ ...part, doc: doc.content, indentation: indentation + 2 });
    } else if (doc.type === 'group') {
      const flat = { doc: doc.content, indentation, isBroken: doc.isBroken };
      const fits = doc.isBroken || fitsIn(WIDTH - column, flat, stack);
      stack.push(fits ? flat : { ...flat, isBroken: true });
    } else if (isBroken || doc.flat === undefined) {
      text = `${text.replace(/ +$/, '')}\n${' '.repeat(indentation)}`;
      column = indentation;
    } else {
      text += doc.flat;
      column += doc.flat.length;
    }
  }
  return text.replace(/^ +$/gm, '');
}

function textOf(text: string, isBroken: boolean): string {
  if (text.startsWith(WHEN_BROKEN)) return isBroken ? text.slice(1) : '';
  if (text.startsWith(WHEN_FLAT)) return isBroken ? '' : text.slice(1);
  return text;
}

/** Returns whether a part fits on the rest of the line, together with the content up to the next line break. */
function fitsIn(width: number, first: Part, rest: readonly Part[]): boolean {
  let room = width;
  const stack = [first];
  for (let next = rest.length; room >= 0; ) {
    const part = stack.pop() ?? rest[--next];
    if (!part) return true;
    const { doc, isBroken } = part;
    if (typeof doc === 'string') room -= textOf(doc, isBroken).length;
    else if (!('type' in doc))
      for (const one of doc.toReversed()) stack.push({ ...part, doc: one });
    else if (doc.type === 'group')
      stack.push({ ...part, doc: doc.content, isBroken: isBroken || doc.isBroken });
    else if (doc.type === 'indent') stack.push({ ...part, doc: doc.content });
    else if (isBroken || doc.flat === undefined) return true;
    else room -= doc.flat.length;
  }
  return false;
}

import { textRange } from '../../../content/textRange';
import { loadDemoSources } from '../Editor/sources';
import type { CodePlace } from '../runtime/events';
import type { DemoLines } from '../types';

/** A line of a demo's code. */
export interface CodeLine {
  file: string;
  line: number;
  text: string;
}

/**
 * Returns the source line of a position in running code; undefined if unknown.
 *
 * @throws if the sources cannot be loaded
 */
export async function findLine({ file, line, column, text }: CodePlace) {
  if (text !== undefined) return { file, line, text };
  const { files, lines } = await loadDemoSources();
  const found = lines[file] && lineAt(lines[file], column);
  return found && { ...found, text: files[found.file]?.split('\n')[found.line - 1] ?? '' };
}

/** Returns the source line of a column in compiled code, both counted from 1. */
export function lineAt(lines: DemoLines, column: number) {
  let found: Omit<CodeLine, 'text'> | undefined;
  let [start, line] = [0, 0];
  for (const [file, steps] of Object.entries(lines)) {
    for (let at = 0; at < steps.length; at += 2) {
      start += steps[at] ?? 0;
      line += steps[at + 1] ?? 0;
      if (start < column) found = { file, line: line + 1 };
    }
  }
  return found;
}

/** Name of the highlight in `Updates.module.css`. */
const HIGHLIGHT = 'demo-line';

/**
 * Marks a line in the source beside a demo, and scrolls it into view.
 *
 * @returns a function that removes the mark
 */
export function markLine(demo: Element | null, { file, line }: CodeLine): () => void {
  const codes = demo?.querySelectorAll('.demo-source figure') ?? [];
  const code = [...codes].find((one) => one.querySelector('.code-title')?.textContent === file);
  const range = code && rangeOfLine(code.querySelector('code'), line);
  // Older browsers only show the line in the inspector.
  if (!range || !('highlights' in CSS)) return () => {};
  const scroller = code.closest('.demo-source') as Element;
  const { top } = range.getBoundingClientRect();
  scroller.scrollTop += top - scroller.getBoundingClientRect().top - scroller.clientHeight / 2;
  const highlight = new Highlight(range);
  CSS.highlights.set(HIGHLIGHT, highlight);
  return () => {
    if (CSS.highlights.get(HIGHLIGHT) === highlight) CSS.highlights.delete(HIGHLIGHT);
  };
}

/** Returns the range of a line, across highlighted elements. */
export function rangeOfLine(code: Element | null, line: number): Range | undefined {
  const lines = code?.textContent?.split('\n') ?? [];
  const text = lines[line - 1];
  if (!code || !text?.trim()) return undefined;
  const begin = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  return textRange(code, begin + text.search(/\S/), begin + text.length);
}

import { readFileSync } from 'node:fs';
import type { Problem } from '../../../lib/problems';

/** Matches the part of a line of notes that precedes the text shown on the page. */
const LEAD = /^(?:- `[^`]+`(?: = `[^`]+`)?: |\d+\. )?/;

/**
 * Moves a problem in a generated page to the position of the same text in the notes, where authors can fix it.
 *
 * @param notes absolute paths of the files of notes
 */
export function inNotes(problem: Problem, notes: readonly string[]): Problem {
  const { file, line = 1, column = 1 } = problem;
  const shown = readFileSync(file, 'utf8').split('\n')[line - 1] ?? '';
  let found = { text: '', problem };
  for (const note of notes) {
    for (const [index, noteLine] of readFileSync(note, 'utf8').split('\n').entries()) {
      const lead = LEAD.exec(noteLine)?.[0].length ?? 0;
      const text = noteLine.slice(lead).trim();
      if (text.length <= found.text.length || !shown.includes(text)) continue;
      const offset = Math.max(0, column - 1 - shown.indexOf(text));
      const position = { file: note, line: index + 1, column: lead + offset + 1 };
      found = { text, problem: { ...problem, ...position } };
    }
  }
  return found.problem;
}

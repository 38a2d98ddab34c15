import { readFileSync } from 'node:fs';
import type { Problem } from '../../../lib/problems';

/** What stands in a line of notes before the words that a page shows. */
const LEAD = /^(?:- `[^`]+`(?: = `[^`]+`)?: |\d+\. )?/;

/**
 * The problem of a generated page where its words stand in the notes, which is where they are mended.
 *
 * @param notes absolute paths of the files of notes
 */
export function inNotes(problem: Problem, notes: readonly string[]): Problem {
  const { file, line = 1, column = 1 } = problem;
  const shown = readFileSync(file, 'utf8').split('\n')[line - 1] ?? '';
  let found = { words: '', problem };
  for (const note of notes) {
    for (const [index, text] of readFileSync(note, 'utf8').split('\n').entries()) {
      const lead = LEAD.exec(text)?.[0].length ?? 0;
      const words = text.slice(lead).trim();
      if (words.length <= found.words.length || !shown.includes(words)) continue;
      const offset = Math.max(0, column - 1 - shown.indexOf(words));
      const place = { file: note, line: index + 1, column: lead + offset + 1 };
      found = { words, problem: { ...problem, ...place } };
    }
  }
  return found.problem;
}

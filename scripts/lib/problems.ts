import path from 'node:path';
import { didYouMean } from '../../theme/config/nearest';

/** A mistake in the sources or in the built site that fails the build. */
export interface Problem {
  /** Absolute path of the file to fix, as close to its source as possible. */
  file: string;
  /** Counted from 1. */
  line?: number;
  /** Counted from 1. */
  column?: number;
  message: string;
  /** How to fix it, as a sentence. */
  remedy: string;
  /** All possible values, printed once at the end for any number of problems. */
  choice?: string;
}

/** A problem in a known file. */
export type Mistake = Omit<Problem, 'file'>;

/** `docs/x.mdx:12:3  message` with the remedy below; paths are relative to the working directory. */
export function formatProblem(problem: Problem, cwd = process.cwd()) {
  const { file, line, column, message, remedy } = problem;
  const relative = path.relative(cwd, file).split(path.sep).join('/');
  const shown = relative.startsWith('..') ? file : relative;
  return `${[shown, line, column].filter(Boolean).join(':')}  ${message}\n    ${remedy}`;
}

/** Problems sorted by position, without duplicates. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  const sorted = problems.toSorted(
    (a, b) =>
      a.file.localeCompare(b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
  return [...new Map(sorted.map((problem) => [formatProblem(problem), problem])).values()];
}

/** An error with all problems, so that writers do not fix one only to get the next. */
export class SiteProblems extends Error {
  constructor(
    title: string,
    readonly problems: readonly Problem[],
  ) {
    const lines = inOrder(problems).map((problem) => formatProblem(problem));
    const choices = new Set(problems.flatMap(({ choice }) => choice ?? []));
    super(`${title} (${lines.length})\n\n${[...lines, ...choices].join('\n')}\n`);
    this.name = 'SiteProblems';
    // The stack of a build rule is useless to writers.
    this.stack = this.message;
  }
}

/** @throws SiteProblems if there are any */
export function stopOn(title: string, problems: readonly Problem[]): void {
  if (problems.length > 0) throw new SiteProblems(title, problems);
}

/**
 * The problems that a promise rejects with; none if it resolves.
 *
 * @throws any other error
 */
export const problemsIn = (work: Promise<unknown>): Promise<readonly Problem[]> =>
  work.then(
    () => [],
    (error: Partial<SiteProblems>) => error.problems ?? Promise.reject(error),
  );

/** A problem in the bundler's error format: its position becomes a link to the editor. */
export const toError = ({ file, line = 1, column = 1, message, remedy }: Problem): Error =>
  Object.assign(new Error(`${message}\n${remedy}`), { file: `${file}:${line}:${column}` });

/** ` Did you mean "x"?`, or nothing without a similar candidate. */
export function guess(wrong: string, candidates: readonly string[]): string {
  const meant = didYouMean(wrong, candidates);
  return meant === undefined ? '' : ` Did you mean "${meant}"?`;
}

/** Line and column, counted from 1, of an offset in a string. */
export function placeAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Line, counted from 1, of an offset in a string. */
export const lineAt = (text: string, offset: number): number => placeAt(text, offset).line;

import path from 'node:path';
import { didYouMean } from '../../theme/config/nearest';

/** An error in the sources or in the built site that fails the build. */
export interface Problem {
  /** Absolute path of the file to fix: the source rather than a generated file, if possible. */
  file: string;
  /** Counted from 1. */
  line?: number;
  /** Counted from 1. */
  column?: number;
  message: string;
  /** A sentence that says how to fix it. */
  remedy: string;
  /** All possible values. Printed once at the end, even if several problems have it. */
  choice?: string;
}

/** A problem whose file the caller adds. */
export type Mistake = Omit<Problem, 'file'>;

/** `docs/x.mdx:12:3 message`, with the remedy below. */
export function formatProblem(problem: Problem, cwd = process.cwd()) {
  const { file, line, column, message, remedy } = problem;
  const relative = path.relative(cwd, file).split(path.sep).join('/');
  const shown = relative.startsWith('..') ? file : relative;
  return `${[shown, line, column].filter(Boolean).join(':')}  ${message}\n    ${remedy}`;
}

/** Sorts problems by position and removes duplicates. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  const sorted = problems.toSorted(
    (a, b) =>
      a.file.localeCompare(b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
  return [...new Map(sorted.map((problem) => [formatProblem(problem), problem])).values()];
}

/** An error with all problems, so that authors need not fix one to see the next. */
export class SiteProblems extends Error {
  constructor(
    title: string,
    readonly problems: readonly Problem[],
  ) {
    const lines = inOrder(problems).map((problem) => formatProblem(problem));
    const choices = new Set(problems.flatMap(({ choice }) => choice ?? []));
    super(`${title} (${lines.length})\n\n${[...lines, ...choices].join('\n')}\n`);
    this.name = 'SiteProblems';
    // The stack trace of a build rule does not help authors.
    this.stack = this.message;
  }
}

/** @throws SiteProblems if there are any problems */
export function stopOn(title: string, problems: readonly Problem[]): void {
  if (problems.length > 0) throw new SiteProblems(title, problems);
}

/** The problems that a promise rejects with. Throws any other error. */
export const problemsIn = (work: Promise<unknown>): Promise<readonly Problem[]> =>
  work.then(
    () => [],
    (error: Partial<SiteProblems>) => error.problems ?? Promise.reject(error),
  );

/** An error in the bundler's format, so that its position links to the editor. */
export const toError = ({ file, line = 1, column = 1, message, remedy }: Problem): Error =>
  Object.assign(new Error(`${message}\n${remedy}`), { file: `${file}:${line}:${column}` });

/** ` Did you mean "x"?`, or an empty string if no candidate is similar. */
export function guess(wrong: string, candidates: readonly string[]): string {
  const meant = didYouMean(wrong, candidates);
  return meant === undefined ? '' : ` Did you mean "${meant}"?`;
}

/** Line and column of an offset in a string, both counted from 1. */
export function placeAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

export const lineAt = (text: string, offset: number): number => placeAt(text, offset).line;

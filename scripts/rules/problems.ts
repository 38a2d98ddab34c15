import path from 'node:path';
import { didYouMean } from '../../theme/config/nearest';

/** Something in the site's sources or in the finished site that stops the build. */
export interface Problem {
  /** Absolute path of the file to mend, as near to its source as can be said. */
  file: string;
  /** Counted from 1. */
  line?: number;
  message: string;
  /** What to do about it, as a sentence. */
  remedy: string;
}

/** `docs/x.mdx:12  message` and below it what to do; paths are relative to where the build runs. */
export function formatProblem({ file, line, message, remedy }: Problem, cwd = process.cwd()) {
  const relative = path.relative(cwd, file).split(path.sep).join('/');
  const shown = relative.startsWith('..') ? file : relative;
  return `${shown}${line === undefined ? '' : `:${line}`}  ${message}\n    ${remedy}`;
}

/** An error that says everything at once, so that nobody mends one thing to hear of the next. */
export class SiteProblems extends Error {
  constructor(
    title: string,
    readonly problems: readonly Problem[],
  ) {
    super(
      `${title} (${problems.length})\n\n${problems.map((problem) => formatProblem(problem)).join('\n')}\n`,
    );
    this.name = 'SiteProblems';
    // The stack of a build rule tells a writer nothing; messages do.
    this.stack = this.message;
  }
}

/** @throws SiteProblems where there are any */
export function stopOn(title: string, problems: readonly Problem[]): void {
  if (problems.length > 0) throw new SiteProblems(title, problems);
}

/** ` Did you mean "x"?`, or nothing where no candidate is near. */
export function guess(wrong: string, candidates: readonly string[]): string {
  const meant = didYouMean(wrong, candidates);
  return meant === undefined ? '' : ` Did you mean "${meant}"?`;
}

/** Line, counted from 1, of an offset in a text. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

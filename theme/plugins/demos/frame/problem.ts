import type { Position } from './nodes';

/** A problem in the reader's code, with its position. */
export interface Problem {
  message: string;
  /** File of the demo, such as `with-reset.ts`. */
  file?: string;
  /** Counted from 1. */
  line?: number;
  /** Counted from 1. */
  column?: number;
}

/** An error with a known position. */
export class CodeProblem extends Error {
  override readonly name = 'CodeProblem';

  constructor(
    message: string,
    readonly file: string,
    readonly position?: Position,
  ) {
    super(message);
  }
}

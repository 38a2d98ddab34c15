import type { Position } from './syntax';

/** What is wrong with the reader's code, and where. */
export interface Problem {
  message: string;
  /** File of the demo, such as `with-reset.ts`. */
  file?: string;
  /** From 1. */
  line?: number;
  /** From 1. */
  column?: number;
}

/** An error of which the place is known. */
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

import type { Node } from 'unist';
import { formatProblem, type Problem } from '../rules/problems';
import type { Page } from './page';

/** Something wrong in a page, with file and line. */
export class PageProblem extends Error implements Problem {
  readonly file: string;
  readonly line: number;

  constructor(
    page: Pick<Page, 'file'>,
    node: Node,
    readonly text: string,
    readonly remedy: string,
  ) {
    const { file } = page;
    const line = node.position?.start.line ?? 1;
    super(formatProblem({ file, line, message: text, remedy }));
    this.name = 'PageProblem';
    this.file = file;
    this.line = line;
    // The stack of a build rule tells a writer nothing; messages do.
    this.stack = this.message;
  }

  /** A component's own complaint. */
  static of(page: Page, node: Node, name: string, reason: unknown): PageProblem {
    const message = reason instanceof Error ? reason.message : String(reason);
    return new PageProblem(page, node, `<${name}>: ${message}`, 'Correct the component.');
  }
}

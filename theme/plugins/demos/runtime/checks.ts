import type { DevtoolsMessage } from './devtools';

interface CheckedRun {
  first: Readonly<Record<string, object>>;
  messages: readonly DevtoolsMessage[];
}

/** Whether the reader has completed a task. Only the demo knows the type of its component, whose fields are stores. */
export type Check = (component: never, run: CheckedRun) => boolean;

export type Checks = Readonly<Record<string, Check>>;

export interface DemoChecks {
  /** Tasks in the running demo. */
  checks?: Checks;
  /** Tasks in its code. */
  exercise?: Checks;
}

/**
 * Runs the checks of a demo in order. Each runs only after the previous ones have passed, so that "the list is empty"
 * does not pass before the list had entries. A passed check stays passed.
 */
export function followChecks(
  { checks = {}, exercise = {} }: DemoChecks,
  component: object,
  run: CheckedRun,
  onPass: (label: string) => void,
): () => void {
  const lists = [checks, exercise].map((list) => Object.entries(list));
  const passes = (check: Check) => {
    try {
      return check(component as never, run);
    } catch {
      // An edited demo may lack what the check reads.
      return false;
    }
  };
  return () => {
    for (const open of lists) {
      for (let next = open[0]; next && passes(next[1]); next = open[0]) {
        open.shift();
        onPass(next[0]);
      }
    }
  };
}

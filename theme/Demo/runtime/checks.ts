import type { DevtoolsMessage } from './devtools';

/** What a check may look at besides the demo's component. */
export interface CheckedRun {
  /** States of the component's stores when the demo started, by the names of its fields. */
  first: Readonly<Record<string, object>>;
  /** What the Redux DevTools extension got so far. */
  messages: readonly DevtoolsMessage[];
}

/**
 * Whether what the reader was asked to do has come about. It gets the demo's component, whose fields hold
 * the stores; what the component is only its demo knows.
 */
export type Check = (component: never, run: CheckedRun) => boolean;

/** Checks by what they say to the reader, in the order in which the reader fulfils them. */
export type Checks = Readonly<Record<string, Check>>;

/** The checks of a demo: for its step of the tutorial, and for the exercise there. */
export interface DemoChecks {
  /** What the reader is asked to bring about. */
  checks?: Checks;
  /** The same for what the reader is asked to change. */
  exercise?: Checks;
}

/**
 * Asks the checks of a demo one after the other: each only when those before it have passed, so that
 * "the list is empty" is not true before there was something in it. What passed once stays so.
 *
 * @param onPass gets what the check says
 * @returns asks on, from the first check that has not passed yet
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
      // The reader may edit a demo, and take away what the check looks for.
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

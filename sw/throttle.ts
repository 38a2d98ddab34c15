/**
 * Makes something happen at most once in a while: a call is passed on at once or, soon after the one
 * before, when `ms` have gone by; of several that wait, only the last.
 */
export function throttle<Args extends unknown[]>(ms: number, run: (...args: Args) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Args | undefined;

  function pass(args: Args) {
    waiting = undefined;
    timer = setTimeout(() => {
      timer = undefined;
      if (waiting) pass(waiting);
    }, ms);
    run(...args);
  }

  return {
    call: (...args: Args) => {
      if (timer === undefined) pass(args);
      else waiting = args;
    },
    /** Calls off what waits. */
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
      waiting = undefined;
    },
  };
}

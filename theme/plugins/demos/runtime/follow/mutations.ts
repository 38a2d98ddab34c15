/** Listens to a method call that calls a mutation. */
export interface MutationListener {
  /** Called when the mutation has been called. */
  onCall(operator: string): void;
  /** Called when its work begins: immediately, later, or never. */
  onWork(): void;
}

/** Listener of the current method call. */
let listener: MutationListener | undefined;

/** Runs a method, and notifies the listener if it calls a mutation. */
export function listenToMutations<T>(next: MutationListener, method: () => T): T {
  const outer = listener;
  listener = outer ?? next;
  try {
    return method();
  } finally {
    listener = outer;
  }
}

/** Names of the operators that coordinate overlapping calls. */
const operators = new WeakMap<object, string>();

export function followOperator<T>(name: string, operator: T): T {
  operators.set(Object(operator), name);
  return operator;
}

/** Wraps `create` so that its mutations report when the work of a call begins. */
export function followMutation(create: (options: object) => unknown, work: string) {
  return (given: unknown) => {
    const options = typeof given === 'function' ? { [work]: given } : Object(given);
    const operator = operators.get(Object(options.operator)) ?? 'concatOp';
    /** Queue of calls whose work has not begun. */
    const waiting: (MutationListener | undefined)[] = [];
    let isCalling = false;
    const mutation = create({
      ...options,
      [work]: (parameter: unknown) => {
        const call = isCalling ? waiting.pop() : waiting.shift();
        isCalling = false;
        call?.onWork();
        return options[work](parameter);
      },
    });
    return new Proxy(mutation as () => unknown, {
      apply(target, self, parameters) {
        waiting.push(listener);
        listener?.onCall(operator);
        isCalling = true;
        try {
          return Reflect.apply(target, self, parameters);
        } finally {
          isCalling = false;
        }
      },
    });
  };
}

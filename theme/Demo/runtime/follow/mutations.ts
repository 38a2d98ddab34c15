/** Hears what becomes of the call of a method that calls a mutation. */
export interface MutationListener {
  /** The mutation has been called. */
  onCall(operator: string): void;
  /** Its work begins: at once, later, or never. */
  onWork(): void;
}

/** Of the method that is being called. */
let listener: MutationListener | undefined;

/** Runs a method; if it calls a mutation, the listener hears of it, now and later. */
export function listenToMutations<T>(next: MutationListener, method: () => T): T {
  const outer = listener;
  listener = outer ?? next;
  try {
    return method();
  } finally {
    listener = outer;
  }
}

/** What decides over calls that overlap, by what it is in the library. */
const operators = new WeakMap<object, string>();

export function followOperator<T>(name: string, operator: T): T {
  operators.set(Object(operator), name);
  return operator;
}

/** A function that creates mutations as `create` does, which say when the work of a call begins. */
export function followMutation(create: (options: object) => unknown, work: string) {
  return (given: unknown) => {
    const options = typeof given === 'function' ? { [work]: given } : Object(given);
    const operator = operators.get(Object(options.operator)) ?? 'concatOp';
    /** Calls whose work has not begun. Of those that wait, the first is the next. */
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

/**
 * Makes state and event handlers in static HTML an error, because they would be dead: nothing runs a page's components
 * in the browser, except islands.
 */
import React from 'react';
import devRuntime from 'react/jsx-dev-runtime';
import runtime from 'react/jsx-runtime';

/** Whether components are rendered that do not live in the browser. */
let isStatic = false;

/** Renders without allowing state and event handlers. */
export function withoutState<Result>(render: () => Result): Result {
  isStatic = true;
  try {
    return render();
  } finally {
    isStatic = false;
  }
}

/** Hooks that only have an effect in the browser. */
const HOOKS = [
  'useActionState',
  'useEffect',
  'useImperativeHandle',
  'useInsertionEffect',
  'useLayoutEffect',
  'useOptimistic',
  'useReducer',
  'useState',
  'useSyncExternalStore',
  'useTransition',
] as const;

/** `<Head>` and `useHead` of Rspress in a stack trace. They have effects, but do their work without them. */
const HEAD = /\bat (?:\w+_)?(?:Head|withSideEffects) /;

const REMEDY =
  'Only islands run in the browser: move it to a component of its own, in a file whose name ends with ".island.tsx".';

function fail(what: string): never {
  throw new Error(`${what}, but pages are static HTML. ${REMEDY}`);
}

type Hooks = Record<string, unknown>;

/** React's current implementation of hooks, and `jsx` of React's runtimes, are replaced once. */
function guardReact(): void {
  const guarded = new WeakMap<Hooks, Hooks>();
  const guard = (hooks: Hooks): Hooks => {
    const known = guarded.get(hooks);
    if (known) return known;
    const created = Object.create(hooks) as Hooks;
    for (const name of HOOKS) {
      created[name] = (...values: unknown[]) => {
        const { stack = '' } = isStatic ? new Error() : {};
        if (isStatic && !HEAD.test(stack)) fail(`${callerIn(stack)} uses ${name}`);
        return (hooks[name] as (...values: unknown[]) => unknown)(...values);
      };
    }
    // React sets the current one again after rendering inside of rendering.
    guarded.set(hooks, created).set(created, created);
    return created;
  };
  const internals = (React as unknown as Record<string, { H: Hooks | null }>)[INTERNALS];
  if (!internals) throw new Error(`React ${React.version} has no ${INTERNALS}.`);
  let current = internals.H;
  Object.defineProperty(internals, 'H', {
    get: () => current && guard(current),
    set: (hooks: Hooks | null) => {
      current = hooks;
    },
  });
  for (const module of [runtime, devRuntime] as unknown as Record<string, Jsx | undefined>[]) {
    for (const name of ['jsx', 'jsxs', 'jsxDEV']) {
      const original = module[name];
      if (!original) continue;
      module[name] = (type, props, ...rest) => {
        if (isStatic) checkElement(type, props);
        return original(type, props, ...rest);
      };
    }
  }
}

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

type Jsx = (type: unknown, props: Record<string, unknown>, ...rest: unknown[]) => unknown;

function checkElement(type: unknown, props: Record<string, unknown>): void {
  if (typeof type === 'function') {
    if (type.prototype?.isReactComponent) fail(`<${type.name}> is a class`);
    return;
  }
  if ((type as { $$typeof?: symbol } | null)?.$$typeof === Symbol.for('react.lazy')) {
    fail('A component is lazy');
  }
  if (typeof type !== 'string') return;
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function' && /^on[A-Z]/.test(name)) fail(`<${type}> has ${name}`);
  }
}

/** The component that called a hook: the caller of React's function in a stack trace. */
function callerIn(stack: string): string {
  const frames = stack.split('\n').map((line) => /^\s*at (?:async )?([\w$.]+)/.exec(line)?.[1]);
  const hook = frames.findIndex((name) => /(?:^|\.)use[A-Z]\w*$/.test(name ?? ''));
  const caller = frames.slice(hook + 1).find((name) => name && !/(?:^|\.)use[A-Z]/.test(name));
  return caller ? `<${caller}>` : 'A component';
}

guardReact();

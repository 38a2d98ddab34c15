import {
  computed,
  createEnvironmentInjector,
  type EnvironmentInjector,
  effect,
  isSignal,
  untracked,
} from '@angular/core';
import { getState, watchState } from '@ngrx/signals';
import type { DevtoolsMessage } from './devtools';
import type { DemoEvents, StoreUpdate } from './events';
import type { KeptValues } from './storage';
import { groupsOf, type NamedStore, type Store, storesOf } from './stores';
import { changesBetween, shortTextOf, toValue } from './values';

interface RecordOptions {
  injector: EnvironmentInjector;
  events: Pick<DemoEvents, 'onStart' | 'onState' | 'onUpdate'>;
  kept: KeptValues;
}

/**
 * Reports the states of the stores in a component's fields until the application is destroyed. Replacing a store counts
 * as a new start. The returned function receives messages to the Redux DevTools.
 */
export function recordStores(component: object, options: RecordOptions) {
  const { injector, events } = options;
  const calls = new MethodCalls();
  const stores = computed(() => storesOf(component), { equal: areSame });
  let recorded: readonly NamedStore[];
  let scope: EnvironmentInjector | undefined;
  const start = () => {
    recorded = stores();
    scope?.destroy();
    scope = createEnvironmentInjector([], injector);
    return recordStates(recorded, calls, { ...options, injector: scope });
  };
  let onMessage = untracked(start);
  effect(
    () => {
      if (stores() === recorded) return;
      events.onStart();
      onMessage = untracked(start);
    },
    { injector },
  );
  return (next: DevtoolsMessage) => onMessage(next);
}

const areSame = (before: readonly NamedStore[], after: readonly NamedStore[]) =>
  before.length === after.length && before.every(([, store], index) => store === after[index]?.[1]);

function recordStates(
  stores: readonly NamedStore[],
  calls: MethodCalls,
  { injector, events, kept }: RecordOptions,
) {
  const read = () => untracked(() => stores.map(([, store]) => getState(store)));
  let last = read();
  let count = 0;
  /** The newest update, until a message names it. */
  let unnamed: StoreUpdate | undefined;
  const show = () => events.onState([...groupsOf(stores), ...kept.groups()]);
  const add = (update: Omit<StoreUpdate, 'id'>): StoreUpdate => {
    unnamed = { id: ++count, ...update };
    events.onUpdate(unnamed);
    return unnamed;
  };
  const onChange = () => {
    const before = last;
    last = read();
    const several = stores.length > 1;
    const changes = stores.flatMap(([name], index) =>
      changesBetween(before[index], last[index], several ? [name] : []),
    );
    if (changes.length > 0) add({ name: calls.running, changes });
  };

  add({ changes: [] });
  for (const [, store] of stores) {
    watchState(store, onChange, { injector });
    // Shows stored entries after the method has returned.
    calls.follow(store, () => queueMicrotask(() => untracked(show)));
  }
  effect(show, { injector });

  return ({ action, state }: DevtoolsMessage) => {
    onChange();
    const message = JSON.stringify({ action, state }, null, 2);
    // Some messages have no state change.
    events.onUpdate({ ...(unnamed ?? add({ changes: [] })), name: action.type, message });
    unnamed = undefined;
  };
}

/** Running methods name the updates that they cause. */
export class MethodCalls {
  readonly #running: string[] = [];
  readonly #followed = new WeakSet<Store>();

  /** The outermost running method with its parameters. */
  get running(): string | undefined {
    return this.#running[0];
  }

  follow(store: Store, onReturn: () => void): void {
    if (this.#followed.has(store)) return;
    this.#followed.add(store);
    for (const [name, method] of Object.entries(store)) {
      if (typeof method !== 'function' || isSignal(method) || name.startsWith('_')) continue;
      const apply = (target: () => unknown, self: unknown, parameters: unknown[]) => {
        const texts = parameters.map((parameter) => shortTextOf(toValue(parameter), 24));
        this.#running.push(`${name}(${texts.join(', ')})`);
        try {
          return Reflect.apply(target, self, parameters);
        } finally {
          this.#running.pop();
          onReturn();
        }
      };
      // A proxy keeps the members that some methods have.
      Reflect.set(store, name, new Proxy(method, { apply }));
    }
  }
}

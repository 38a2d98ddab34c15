import {
  computed,
  createEnvironmentInjector,
  type EnvironmentInjector,
  effect,
  untracked,
} from '@angular/core';
import { getState, watchState } from '@ngrx/signals';
import type { Calls } from './calls';
import type { DevtoolsMessage } from './devtools';
import { type DemoEvents, MAX_UPDATES, type StoreUpdate } from './events';
import { callingPlace } from './place';
import type { KeptValues } from './storage';
import { groupsOf, type NamedStore, restoreState, storesOf } from './stores';
import { changesBetween } from './toValue';
import { undoStepsOf } from './undo';

interface RecordOptions {
  injector: EnvironmentInjector;
  events: Pick<DemoEvents, 'onStart' | 'onState' | 'onUpdate'>;
  calls: Calls;
  kept: KeptValues;
  /** The last message to the Redux DevTools. */
  message?: DevtoolsMessage | undefined;
}

/**
 * Records the states of the stores in a component's fields until the application is destroyed. Replacing a store counts
 * as a new start.
 *
 * @returns a function that returns the current record
 */
export function recordStores(component: object, { message, ...options }: RecordOptions) {
  const { injector, events } = options;
  const stores = computed(() => storesOf(component), { equal: areSame });
  let followed: readonly NamedStore[];
  let scope: EnvironmentInjector | undefined;
  const follow = () => {
    followed = stores();
    scope?.destroy();
    scope = createEnvironmentInjector([], injector);
    return recordStates(followed, { ...options, injector: scope });
  };
  let record = untracked(follow);
  if (message) record.onMessage(message);
  effect(
    () => {
      if (stores() === followed) return;
      events.onStart();
      record = untracked(follow);
    },
    { injector },
  );
  return () => record;
}

const areSame = (before: readonly NamedStore[], after: readonly NamedStore[]) =>
  before.length === after.length && before.every(([, store], index) => store === after[index]?.[1]);

function recordStates(
  stores: readonly NamedStore[],
  { injector, events, calls, kept }: RecordOptions,
) {
  const states = new Map<number, object[]>();
  const read = () => untracked(() => stores.map(([, store]) => getState(store)));
  let last = read();
  let count = 0;
  /** The newest update, until a message names it. */
  let unnamed: StoreUpdate | undefined;
  let restoring = false;
  const undo = stores.flatMap(([, store]) => {
    const steps = undoStepsOf(store);
    if (steps) watchState(store, () => steps.note(calls.running), { injector });
    return steps ?? [];
  });

  const show = () =>
    events.onState({
      groups: [...groupsOf(stores), ...kept.groups()],
      stacks: undo.map((one) => one.steps()),
    });
  const add = (update: Omit<StoreUpdate, 'id'>): StoreUpdate => {
    unnamed = { id: ++count, ...update };
    states.set(count, last);
    states.delete(count - MAX_UPDATES);
    events.onUpdate(unnamed);
    return unnamed;
  };
  const onChange = () => {
    if (restoring) return;
    const before = last;
    last = read();
    const several = stores.length > 1;
    const changes = stores.flatMap(([name], index) =>
      changesBetween(before[index], last[index], several ? [name] : []),
    );
    if (changes.length > 0) add({ name: calls.running, changes, place: callingPlace() });
  };

  add({ changes: [] });
  for (const [, store] of stores) {
    watchState(store, onChange, { injector });
    calls.followMethods(store);
  }
  // The effect also tracks signals of computed values and resources.
  effect(show, { injector });

  return {
    /** Reports the stores again. */
    show: () => untracked(show),
    onMessage({ action, state }: DevtoolsMessage) {
      if (restoring) return;
      onChange();
      const message = JSON.stringify({ action, state }, null, 2);
      // Some messages have no state change.
      events.onUpdate({ ...(unnamed ?? add({ changes: [] })), name: action.type, message });
      unnamed = undefined;
    },
    /**
     * Restores the state after an update.
     *
     * @param settle runs everything that reacts to state
     */
    restore(update: number, settle: () => void) {
      const state = states.get(update);
      if (!state) return;
      restoring = true;
      try {
        for (const [index, [, store]] of stores.entries()) {
          restoreState(store, state[index] ?? {});
        }
        settle();
      } finally {
        restoring = false;
        last = read();
        unnamed = undefined;
      }
    },
  };
}

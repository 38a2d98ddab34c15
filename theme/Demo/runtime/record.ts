import { effect, type Injector, untracked } from '@angular/core';
import { getState, patchState, type WritableStateSource, watchState } from '@ngrx/signals';
import type { Calls } from './calls';
import type { DevtoolsMessage } from './devtools';
import { type DemoEvents, MAX_UPDATES, type StoreUpdate, type StoreView } from './events';
import { callingPlace } from './place';
import type { KeptValues } from './storage';
import { type Store, storesOf, viewOf } from './stores';
import { changesBetween } from './toValue';
import { type UndoSteps, undoStepsOf } from './undo';

interface RecordOptions {
  injector: Injector;
  events: Pick<DemoEvents, 'onState' | 'onUpdate'>;
  calls: Calls;
  kept: KeptValues;
  /** The last message to the Redux DevTools so far. */
  message?: DevtoolsMessage | undefined;
}

/** Records each state of the stores that a component holds in its fields, until the application ends. */
export function recordStores(
  component: object,
  { injector, events, calls, kept, message }: RecordOptions,
) {
  const stores = storesOf(component);
  const states = new Map<number, object[]>();
  const read = () => untracked(() => stores.map(([, store]) => getState(store)));
  let last = read();
  let count = 0;
  /** The newest update, until a message tells its name. */
  let unnamed: StoreUpdate | undefined;
  let restoring = false;
  const undo = new Map<Store, UndoSteps>();

  const show = () => {
    const views = stores.map(([name, store]): StoreView => {
      const steps = undo.get(store)?.steps();
      return { ...viewOf(name, store), ...(steps && { steps }) };
    });
    events.onState([...views, ...kept.views()]);
  };
  const add = (update: Omit<StoreUpdate, 'id'>) => {
    unnamed = { id: ++count, ...update };
    states.set(count, last);
    states.delete(count - MAX_UPDATES);
    events.onUpdate(unnamed);
  };
  const onChange = () => {
    if (restoring) return;
    const before = last;
    last = read();
    const several = stores.length > 1;
    const changes = stores.flatMap(([name], index) =>
      changesBetween(before[index], last[index], several ? [name] : []),
    );
    if (changes.length === 0) return;
    const changed = stores.filter((_, index) => before[index] !== last[index]);
    const place = callingPlace();
    add({
      stores: changed.map(([name]) => name),
      ...(calls.running && { name: calls.running }),
      changes,
      ...(place && { place }),
    });
  };
  const onMessage = ({ action, state }: DevtoolsMessage) => {
    if (restoring) return;
    onChange();
    // Without a change of state there is a message all the same.
    if (!unnamed) add({ stores: [], changes: [] });
    const text = JSON.stringify({ action, state }, null, 2);
    if (unnamed) events.onUpdate({ ...unnamed, name: action.type, message: text });
    unnamed = undefined;
  };

  add({ stores: [], changes: [] });
  if (message) onMessage(message);
  for (const [, store] of stores) {
    const steps = undoStepsOf(store);
    if (steps) {
      undo.set(store, steps);
      watchState(store, () => steps.note(calls.running), { injector });
    }
    watchState(store, onChange, { injector });
    calls.followMethods(store, () => queueMicrotask(() => untracked(show)));
  }
  // An effect reads the signals that are not state as well: those of computed values and resources.
  effect(show, { injector });

  return {
    onMessage,
    /** @param settle lets everything that follows state come to rest */
    restore(update: number, settle: () => void) {
      const state = states.get(update);
      if (!state) return;
      restoring = true;
      try {
        for (const [index, [, store]] of stores.entries()) {
          patchState(store as unknown as WritableStateSource<object>, state[index] ?? {});
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

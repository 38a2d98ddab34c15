import type { TodoStore } from './tutorial-storage';

interface Fields {
  store: InstanceType<typeof TodoStore>;
}

interface Run {
  first: { store?: { hideDone?: boolean } };
}

/** Whether the setting is in the storage, and not only in the initial state. */
const isStored = () =>
  [localStorage, sessionStorage].some((storage) =>
    storage.getItem('toolkit-demo-todos')?.includes('"hideDone":true'),
  );

export const checks = {
  'Completed todos are hidden': ({ store }: Fields) =>
    store.hideDone() && store.shown().every(({ done }) => !done),
  'They are still hidden after Restart or a page reload': (
    { store }: Fields,
    { first }: Run,
  ) => store.hideDone() && first.store?.hideDone === true && isStored(),
};

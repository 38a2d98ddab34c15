import type { TodoStore } from './tutorial-storage';

interface Fields {
  store: InstanceType<typeof TodoStore>;
}

interface Run {
  first: { store?: { hideDone?: boolean } };
}

/**
 * Returns whether the storage has the setting. It could also exist only in the
 * code, as the initial state.
 */
const isStored = () =>
  [localStorage, sessionStorage].some((storage) =>
    storage.getItem('toolkit-demo-todos')?.includes('"hideDone":true'),
  );

export const checks = {
  'Completed todos are hidden': ({ store }: Fields) =>
    store.hideDone() && store.shown().every(({ done }) => !done),
  'After Restart or a page reload, they still are': (
    { store }: Fields,
    { first }: Run,
  ) => store.hideDone() && first.store?.hideDone === true && isStored(),
};

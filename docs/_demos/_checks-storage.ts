import type { TodoStore } from './tutorial-storage';

interface Fields {
  store: InstanceType<typeof TodoStore>;
}

interface Run {
  first: { store?: { hideDone?: boolean } };
}

export const checks = {
  'What is done is hidden': ({ store }: Fields) => store.hideDone(),
  'After Restart, or a reload of the page, it still is': (
    { store }: Fields,
    { first }: Run,
  ) => store.hideDone() && first.store?.hideDone === true,
};

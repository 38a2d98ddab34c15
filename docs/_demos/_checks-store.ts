import type { TodoStore } from './tutorial';

interface Fields {
  store: InstanceType<typeof TodoStore>;
}

interface Run {
  first: { store?: { ids?: readonly unknown[] } };
}

export const checks = {
  'The list has a todo that you added': ({ store }: Fields) =>
    store.entities().length > 0,
  'The list is empty after Reset': ({ store }: Fields) =>
    store.entities().length === 0,
};

export const exercise = {
  'The list starts with a todo': (_: Fields, { first }: Run) =>
    first.store?.ids?.length === 1,
  'You have added another todo': ({ store }: Fields) =>
    store.entities().length > 1,
  'After Reset, only the first todo is left': (
    { store }: Fields,
    { first }: Run,
  ) => String(store.ids()) === String(first.store?.ids),
};

import type { TodoStore } from './tutorial-load';

interface Fields {
  store: InstanceType<typeof TodoStore>;
}

/** Todos that the reader adds have other ids. */
const isLoaded = (store: Fields['store']) =>
  store.entities().length === 3 && store.entityMap()[1] !== undefined;

export const checks = {
  'Load fetches three todos from the backend': ({ store }: Fields) =>
    isLoaded(store),
  'Reset empties the list': ({ store }: Fields) =>
    store.entities().length === 0,
  'Load brings the todos back': ({ store }: Fields) => isLoaded(store),
};

export const exercise = {
  'Load fetches the two todos that are not done': ({ store }: Fields) =>
    store.entities().length === 2 &&
    [2, 3].every((id) => id in store.entityMap()),
};

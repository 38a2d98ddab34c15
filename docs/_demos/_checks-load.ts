import type { TodoStore } from './tutorial-load';

interface Fields {
  store: InstanceType<typeof TodoStore>;
}

export const checks = {
  'Load brings three todos from the backend': ({ store }: Fields) =>
    store.entities().length === 3 && store.entityMap()[1] !== undefined,
  'Reset empties the list': ({ store }: Fields) =>
    store.entities().length === 0,
  'Load brings them back': ({ store }: Fields) => store.entities().length === 3,
};

export const exercise = {
  'Load brings the two todos that are not done': ({ store }: Fields) =>
    store.entities().length === 2 && store.entityMap()[2] !== undefined,
};

import type { TodoStore } from './tutorial-request-state';

interface Fields {
  store: InstanceType<typeof TodoStore>;
}

export const checks = {
  'The page says that the todos are loading': ({ store }: Fields) =>
    store.loading(),
  'A request that fails shows its error': ({ store }: Fields) =>
    store.error() !== null,
  'A second attempt succeeds, and the error is gone': ({ store }: Fields) =>
    store.loaded() && store.error() === null && 1 in store.entityMap(),
};

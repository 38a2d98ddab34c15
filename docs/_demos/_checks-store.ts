import type { TodoStore } from './tutorial';

interface Fields {
  store: InstanceType<typeof TodoStore>;
}

export const checks = {
  'The list has a todo that you added': ({ store }: Fields) =>
    store.entities().length > 0,
  'The list is empty after Reset': ({ store }: Fields) =>
    store.entities().length === 0,
};

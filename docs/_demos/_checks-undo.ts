import type { TodoStore } from './tutorial-undo';

interface Fields {
  store: InstanceType<typeof TodoStore>;
}

export const checks = {
  'After loading, there is nothing to undo': ({ store }: Fields) =>
    store.loaded() && !store.canUndo(),
  'A change can be undone': ({ store }: Fields) => store.canUndo(),
  'After Undo, the list is as it was loaded': ({ store }: Fields) =>
    !store.canUndo() && store.canRedo(),
  'Redo makes the change again': ({ store }: Fields) =>
    store.canUndo() && !store.canRedo(),
};

export const exercise = {
  'There is something to undo': ({ store }: Fields) => store.canUndo(),
  'After Reset, there is nothing to undo': ({ store }: Fields) =>
    store.entities().length === 0 && !store.canUndo() && !store.canRedo(),
};

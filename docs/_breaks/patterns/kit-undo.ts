import { withUndoRedo } from '@angular-architects/ngrx-toolkit';
import { signalStore, type, withMethods, withState } from '@ngrx/signals';
import { withEntities } from '@ngrx/signals/entities';

interface Todo {
  id: number;
}
export const Store = signalStore(
  withState({ name: '' }),
  withEntities({ entity: type<Todo>(), collection: 'todo' }),
  withUndoRedo({
    maxStackSize: 10,
    collections: ['todo'],
    keys: ['name'],
    skip: 1,
  }),
  withMethods((store) => ({
    back() {
      store.undo();
      store.redo();
      store.clearStack();
      return store.canUndo() || store.canRedo();
    },
  })),
);

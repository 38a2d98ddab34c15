import { withCallState, withUndoRedo } from '@angular-architects/ngrx-toolkit';
import { signalStore, type } from '@ngrx/signals';
import { withEntities } from '@ngrx/signals/entities';

interface Todo {
  id: number;
}
export const A = signalStore(withEntities<Todo>(), withUndoRedo());
export const B = signalStore(
  withCallState(),
  withEntities<Todo>(),
  withUndoRedo({ maxStackSize: 5 }),
);
export const C = signalStore(
  withUndoRedo({ collections: ['todo'] }),
  withEntities({ entity: type<Todo>(), collection: 'todo' }),
);

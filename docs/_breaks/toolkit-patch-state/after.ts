import { updateState } from '@angular-architects/ngrx-toolkit';
import { signalStore, withMethods } from '@ngrx/signals';
import { updateEntity, withEntities } from '@ngrx/signals/entities';

interface Todo {
  id: number;
  finished: boolean;
}

export const Store = signalStore(
  withEntities<Todo>(),
  withMethods((store) => ({
    finish(id: number) {
      updateState(
        store,
        'finish',
        updateEntity({ id, changes: { finished: true } }),
      );
    },
  })),
);

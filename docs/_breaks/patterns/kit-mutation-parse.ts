import { httpMutation, withMutations } from '@angular-architects/ngrx-toolkit';
import { signalStore } from '@ngrx/signals';
export const Store = signalStore(
  withMutations(() => ({
    save: httpMutation({
      request: (id: number) => ({ url: `/x/${id}`, method: 'PUT' }),
      parse: (raw) => raw as { id: number },
    }),
  })),
);

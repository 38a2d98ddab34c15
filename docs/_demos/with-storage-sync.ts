import { Component, inject } from '@angular/core';
import {
  withLocalStorage,
  withStorageSync,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withMethods, withState } from '@ngrx/signals';

const UserStore = signalStore(
  withState({ name: 'Ada', visits: 0 }),
  withStorageSync(
    { key: 'toolkit-demo-user', select: ({ name }) => ({ name }) },
    withLocalStorage(),
  ),
  withMethods((store) => ({
    rename: (name: string) => patchState(store, { name }),
    visit: () => patchState(store, ({ visits }) => ({ visits: visits + 1 })),
  })),
);

@Component({
  selector: 'demo-root',
  providers: [UserStore],
  template: `
    <label>
      Name
      <input #name [value]="store.name()" (input)="store.rename(name.value)" />
    </label>
    <p>
      Hello <output>{{ store.name() }}</output>, visits:
      <output>{{ store.visits() }}</output>
    </p>
    <p>
      <button type="button" (click)="store.visit()">Visit</button>
      <button type="button" (click)="store.readFromStorage()">
        Read from storage
      </button>
      <button type="button" (click)="store.clearStorage()">
        Clear storage
      </button>
    </p>
    <p>
      Restart the demo or reload the page: the name is still there, but the
      visits are not.
    </p>
  `,
})
export default class StorageSyncDemo {
  protected readonly store = inject(UserStore);
}

import {
  withIndexedDB,
  withIndexeddb,
  withLocalStorage,
  withSessionStorage,
  withStorageSync,
} from '@angular-architects/ngrx-toolkit';
import { signalStore, withMethods, withState } from '@ngrx/signals';
export const A = signalStore(
  withState({ a: 1 }),
  withStorageSync('a', withIndexedDB()),
  withMethods((s) => ({
    async go() {
      await s.whenSynced();
      return s.isSynced();
    },
  })),
);
export const B = signalStore(
  withState({ a: 1 }),
  withStorageSync({ key: 'b' }, withSessionStorage()),
);
export const C = signalStore(
  withState({ a: 1 }),
  withStorageSync('c', withLocalStorage()),
);
export const D = signalStore(
  withState({ a: 1 }),
  withStorageSync('c', withIndexeddb()),
);

import { withLocalStorage, withStorageSync } from '@angular-architects/ngrx-toolkit';
import { signalStore, withState } from '@ngrx/signals';

export const numbers = (key: string) =>
  signalStore(
    { protectedState: false },
    withState({ v: 0 }),
    withStorageSync(key, withLocalStorage()),
  );

import { inject, resource } from '@angular/core';
import { withResource } from '@angular-architects/ngrx-toolkit';
import { signalStore } from '@ngrx/signals';

const Store = signalStore(
  { providedIn: 'root' },
  withResource(
    () => resource({ loader: () => Promise.reject(new Error('offline')) }),
    {
      errorHandling: 'native',
    },
  ),
);

export default async function run() {
  const store = inject(Store);
  await new Promise((resolve) => setTimeout(resolve, 50));
  try {
    return `value: ${store.value()}`;
  } catch {
    return 'an error';
  }
}

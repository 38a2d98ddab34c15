import { resource } from '@angular/core';
import { withResource } from '@angular-architects/ngrx-toolkit';

type User = { name: string };
const load = () => resource({ loader: async (): Promise<User> => ({ name: '' }) });

export const unnamed = withResource(() => load());
export const named = withResource(() => ({ user: load() }));
export const collection = 'user';
export const headings = { unnamed: 'Unnamed', named: 'Resource named `user`' };

export const descriptions = {
  value: 'The loaded value. It is a state slice, so you can change it with `patchState`.',
  status: "`'idle'`, `'loading'`, `'reloading'`, `'resolved'`, `'local'` or `'error'`.",
  error: 'The error of the last load, or `undefined`.',
  isLoading: 'Whether a load or reload is running.',
  snapshot: 'The status and the value (or the error) in one object. Since 22.0.0.',
  hasValue: 'Whether there is a value. Narrows the type of the value.',
  _reload: 'Loads the value again. Returns `false` if no load was started.',
};

import { resource } from '@angular/core';
import { withEntityResources } from '@angular-architects/ngrx-toolkit';

type Todo = { id: number; title: string };
const load = () => resource({ loader: async (): Promise<Todo[]> => [], defaultValue: [] });

export const unnamed = withEntityResources(() => load());
export const named = withEntityResources(() => ({ todos: load() }));
export const collection = 'todos';
export const headings = { unnamed: 'Unnamed', named: 'Resource named `todos`' };

export const descriptions = {
  ids: 'The ids of the entities, in order.',
  entityMap: 'The entities by id.',
  entities: 'The entities in order.',
  value: 'The loaded array (even if its type says otherwise), or `undefined` after an error.',
  status: "`'idle'`, `'loading'`, `'reloading'`, `'resolved'`, `'local'` or `'error'`.",
  error: 'The error of the last load, or `undefined`.',
  isLoading: 'Whether a load or reload is running.',
  snapshot: 'The status and the value (or the error) in one object. Since 22.0.0.',
  hasValue: 'Whether there is a value.',
  _reload: 'Loads the list again.',
};

import { rxMutation, withMutations } from '@angular-architects/ngrx-toolkit';
import { of } from 'rxjs';

type Todo = { id: number; title: string };

export const unnamed = withMutations(() => ({
  save: rxMutation({ operation: (todo: Todo) => of(todo) }),
}));

export const headings = { unnamed: 'Members of `save`', named: '' };

export const descriptions = {
  save: 'Runs the mutation. Its promise never rejects.',
  saveStatus: "`'idle'`, `'pending'`, `'success'` or `'error'`.",
  saveIsPending: 'Whether any call is running.',
  saveError: 'The last error, or `undefined` after a successful call.',
};

import { gotoPage, nextPage } from '@angular-architects/ngrx-toolkit';

interface Todo {
  id: number;
}
export const one = gotoPage<Todo>(1);
export const two = nextPage<Todo, 'todo'>({ collection: 'todo' });

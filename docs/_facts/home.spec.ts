import { provideHttpClient } from '@angular/common/http';
import { TestBed } from '@angular/core/testing';
import { clearUndoRedo } from '@angular-architects/ngrx-toolkit';
import { expect, it } from 'vitest';
import { TodoStore } from '../_demos/todo-store';

it('the store on the home page undoes and stores changes', () => {
  localStorage.clear();
  TestBed.configureTestingModule({ providers: [provideHttpClient()] });
  const store = TestBed.inject(TodoStore);
  store.add('Read the code');
  clearUndoRedo(store);
  store.setDone(1, true);
  TestBed.tick();
  expect(localStorage.getItem('todos')).toContain('"done":true');
  expect(localStorage.getItem('todos')).not.toContain('callState');
  store.undo();
  expect(store.entities()).toEqual([{ id: 1, title: 'Read the code', done: false }]);
});

import { HttpClient } from '@angular/common/http';
import { TestBed } from '@angular/core/testing';
import { setError, setLoaded, setLoading, withCallState } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore } from '@ngrx/signals';
import { setAllEntities, withEntities } from '@ngrx/signals/entities';
import { Subject } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { checks as requestChecks } from '../_demos/_checks-request-state';
import { tables } from '../_demos/_tables';
import { TodoStore as RequestStore } from '../_demos/tutorial-request-state';
import { passes } from './passes';
import { create } from './support';

type Todo = { id: number; title: string; done: boolean };
const { todos: ROWS } = tables() as unknown as Record<'todos', Todo[]>;
const unprotected = { protectedState: false } as const;

/** One subject for each request so far, to answer it. */
let answers: Subject<Todo[]>[] = [];

beforeEach(() => {
  answers = [];
  const get = () => {
    const answer = new Subject<Todo[]>();
    answers.push(answer);
    return answer;
  };
  TestBed.configureTestingModule({ providers: [{ provide: HttpClient, useValue: { get } }] });
});

describe('/docs/tutorial/request-state', () => {
  type Step = 'load' | 'fail' | 'answer' | 'reset' | 'add';

  it.each<[string, boolean, Step[]]>([
    ['tries again after an error', true, ['load', 'fail', 'load', 'answer']],
    ['tries again twice', true, ['load', 'fail', 'load', 'fail', 'load', 'answer']],
    ['loads, fails and loads again', true, ['load', 'answer', 'load', 'fail', 'load', 'answer']],
    ['resets before the next try', true, ['load', 'fail', 'reset', 'load', 'answer']],
    ['loads without an error', false, ['load', 'answer']],
    ['does not try again', false, ['load', 'fail']],
    ['resets instead', false, ['load', 'fail', 'reset']],
    ['adds a todo instead', false, ['load', 'fail', 'add']],
    ['does not wait for the second try', false, ['load', 'fail', 'load']],
  ])('a reader who %s: %s', async (_, isRight, steps) => {
    const todos = create(RequestStore);
    const does: Record<Step, () => unknown> = {
      load: () => void todos.load(),
      fail: () => answers.at(-1)?.error(new Error('offline')),
      answer: () => {
        answers.at(-1)?.next(ROWS);
        answers.at(-1)?.complete();
      },
      reset: () => todos.resetState(),
      add: () => todos.add('Buy milk'),
    };
    // After each step, lets the method that awaits the answer continue.
    const acts = steps.flatMap((step) => [does[step], () => Promise.resolve(), () => undefined]);
    expect(await passes(requestChecks, todos, acts)).toBe(isRight);
  });

  const Todos = signalStore(unprotected, withEntities<Todo>(), withCallState());
  type Store = InstanceType<typeof Todos>;
  const begin = (todos: Store) => patchState(todos, setLoading());
  const fail = (todos: Store) => patchState(todos, setError('offline'));
  const succeed = (todos: Store) => patchState(todos, setAllEntities(ROWS), setLoaded());
  const nothing = () => undefined;

  it.each<[string, boolean, ((todos: Store) => void)[]]>([
    ['shows all three states', true, [begin, fail, begin, succeed]],
    ['never shows that it is loading', false, [nothing, fail, nothing, succeed]],
    ['hides the error', false, [begin, succeed, begin, succeed]],
    ['keeps loading forever after an error', false, [begin, nothing, begin, succeed]],
    [
      'says it has loaded, but has not',
      false,
      [begin, fail, begin, (todos) => patchState(todos, setLoaded())],
    ],
    [
      'loads the todos, but keeps the error',
      false,
      [begin, fail, begin, (todos) => patchState(todos, setAllEntities(ROWS), setError('offline'))],
    ],
  ])('code that %s: %s', async (_, isRight, steps) => {
    const todos = create(Todos);
    const acts = steps.map((step) => () => step(todos));
    expect(await passes(requestChecks, todos, acts)).toBe(isRight);
  });
});

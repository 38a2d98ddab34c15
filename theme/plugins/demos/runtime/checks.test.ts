import { expect, test, vi } from 'vitest';
import { type Checks, followChecks } from './checks';

const run = { first: {}, messages: [] };
const checks: Checks = {
  'There is a todo': ({ todos }: { todos: string[] }) => todos.length > 0,
  'The list is empty': ({ todos }: { todos: string[] }) => todos.length === 0,
};

test('a check passes only after the previous ones, and only once', () => {
  const component = { todos: [] as string[] };
  const onPass = vi.fn();
  const ask = followChecks({ checks }, component, run, onPass);
  ask();
  expect(onPass).not.toHaveBeenCalled();
  component.todos = ['Buy milk'];
  ask();
  ask();
  expect(onPass.mock.calls).toEqual([['There is a todo']]);
  component.todos = [];
  ask();
  expect(onPass).toHaveBeenLastCalledWith('The list is empty');
});

test('several checks can pass together', () => {
  const onPass = vi.fn();
  const several = { a: () => true, b: () => true, c: () => false };
  followChecks({ checks: several }, {}, run, onPass)();
  expect(onPass.mock.calls).toEqual([['a'], ['b']]);
});

test('a check that throws has not passed', () => {
  const onPass = vi.fn();
  followChecks({ checks }, {}, run, onPass)();
  expect(onPass).not.toHaveBeenCalled();
});

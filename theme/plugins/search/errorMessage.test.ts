import { expect, test } from 'vitest';
import { messageIn } from './errorMessage';

test('a log is reduced to its error lines, without paths and stack traces', () => {
  const log = `> ng build
src/app/todo-store.ts:12:5 - error TS2345: Argument of type 'string' is not assignable.

12     withCallState(4),
       ~~~~
    at Object.run (main.js:10:2)`;
  expect(messageIn(log)).toBe("error TS2345: Argument of type 'string' is not assignable.");
});

test('a stack trace is removed, even if the field has joined its lines', () => {
  expect(messageIn('Error: no store    at run (main.js:1:2)    at http://localhost/a.js:3:4')).toBe(
    'Error: no store',
  );
});

test('a text without an error is searched unchanged', () => {
  expect(messageIn('  nothing is\n stored ')).toBe('nothing is stored');
  expect(messageIn('look at it')).toBe('look at it');
  expect(messageIn('  \n')).toBe('');
});

import { expect, it } from 'vitest';
import { parseQuery } from './filters';

it('looks for a message as it is pasted, "Error:" included', () => {
  expect(parseQuery('Error: no store')).toMatchObject({
    query: 'Error: no store',
    wanted: undefined,
    isMessage: true,
  });
});

it('takes out which sort of page is wanted, and leaves other words with a colon', () => {
  expect(parseQuery('fn: reset').query).toBe('reset');
  expect(parseQuery('fn: reset').wanted).toBeDefined();
  expect(parseQuery('hello: reset')).toMatchObject({ query: 'hello: reset', wanted: undefined });
});

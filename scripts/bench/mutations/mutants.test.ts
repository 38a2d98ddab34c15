import { expect, it } from 'vitest';
import { choose, mutantsOf } from './mutants';

const broken = (source: string) => mutantsOf('a.ts', source).map(({ text }) => text);

it.each([
  ['a condition', 'if (a) b();', 'if (!(a)) b();'],
  ['a comparison', 'a < b;', 'a >= b;'],
  ['a logical operator', 'a && b;', 'a || b;'],
  ['an early return', 'function f() { if (a()) return; }', 'function f() { if (a()) ; }'],
  ['a string', "f('a');", "f('');"],
  ['a number', 'f(0);', 'f(1);'],
])('breaks %s', (_what, source, expected) => {
  expect(broken(source)).toContain(expected);
});

it.each(["import a from 'a';", "type A = 'a' | 1;", "'use strict';", 'while (a < b) f();'])(
  'leaves alone what does not run, and what would run for ever: %s',
  (source) => {
    expect(broken(source)).toEqual([]);
  },
);

it('chooses the same ones again, of all kinds', () => {
  const all = mutantsOf('a.ts', "f(1, 2, 3, 4, 5, 'a', a < b);");
  const chosen = choose(all, 3, 'seed');
  expect(choose(all.toReversed(), 3, 'seed')).toEqual(chosen);
  expect(new Set(chosen.map(({ kind }) => kind)).size).toBe(3);
});

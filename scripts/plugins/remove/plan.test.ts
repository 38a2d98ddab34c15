import { expect, test } from 'vitest';
import { ofTheDay, withDependents } from './plan';

test('plugins go together with all that require them', () => {
  const plugins = [
    { name: 'demos', requires: [] },
    { name: 'samples', requires: ['demos'] },
    { name: 'hover', requires: ['samples', 'search'] },
    { name: 'search', requires: [] },
  ];
  expect(withDependents(['demos'], plugins)).toEqual(['demos', 'samples', 'hover']);
  expect(withDependents(['hover'], plugins)).toEqual(['hover']);
});

test('each plugin has its day, the same in all time zones', () => {
  const at = (date: string) => ofTheDay(['a', 'b'], new Date(date));
  expect(at('2026-01-01T00:00:00Z')).toBe(at('2026-01-01T23:59:59Z'));
  expect(at('2026-01-02T00:00:00Z')).not.toBe(at('2026-01-01T23:59:59Z'));
  expect(ofTheDay([], new Date())).toBeUndefined();
});

import { expect, test } from 'vitest';
import { withDependents } from './plan';

test('plugins are removed together with all plugins that require them', () => {
  const plugins = [
    { name: 'demos', requires: [] },
    { name: 'samples', requires: ['demos'] },
    { name: 'hover', requires: ['samples', 'search'] },
    { name: 'search', requires: [] },
  ];
  expect(withDependents(['demos'], plugins)).toEqual(['demos', 'samples', 'hover']);
  expect(withDependents(['hover'], plugins)).toEqual(['hover']);
});

import { expect, test } from 'vitest';
import { surfaceColor, themeColorScript } from './theme-color';

test('a dark page has the dark theme color before first paint', () => {
  expect(themeColorScript()).toContain(surfaceColor('dark'));
});

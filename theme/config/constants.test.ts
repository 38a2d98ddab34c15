import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MOBILE_BREAKPOINT, WIDE_LAYOUT } from './constants';

test('styles and scripts use the same breakpoints, without gaps', () => {
  const css = readFileSync(path.join(import.meta.dirname, '../styles/breakpoints.css'), 'utf8');
  const widths = Object.fromEntries(
    [...css.matchAll(/@custom-media --(\w+) (\(.+\))/g)].map(([, name, query]) => [name, query]),
  );
  expect(widths).toMatchObject({
    mobile: `(width <= ${MOBILE_BREAKPOINT}px)`,
    desktop: `(width > ${MOBILE_BREAKPOINT}px)`,
    wide: WIDE_LAYOUT,
    compact: WIDE_LAYOUT.replace('>=', '<'),
  });
});

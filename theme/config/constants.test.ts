import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MOBILE_BREAKPOINT, WIDE_FROM } from './constants';

test('styles and scripts change the layout at the same widths', () => {
  const css = readFileSync(path.join(import.meta.dirname, '../styles/breakpoints.css'), 'utf8');
  const widths = Object.fromEntries(
    [...css.matchAll(/@custom-media --(\w+) \((.+)\)/g)].map(([, name, query]) => [name, query]),
  );
  expect(widths).toMatchObject({
    mobile: `max-width: ${MOBILE_BREAKPOINT}px`,
    desktop: `min-width: ${MOBILE_BREAKPOINT + 1}px`,
    wide: `min-width: ${WIDE_FROM}px`,
    compact: `max-width: ${WIDE_FROM - 1}px`,
  });
});

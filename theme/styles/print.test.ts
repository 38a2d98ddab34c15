import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../config/site';

test('addresses on paper begin with that of the site', () => {
  const css = fs.readFileSync(path.join(import.meta.dirname, 'print.css'), 'utf8');
  expect(/--site-origin: "(.*)"/.exec(css)?.[1]).toBe(site.origin);
});

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../config/site';

test('printed URLs start with the site’s origin', () => {
  const css = fs.readFileSync(path.join(import.meta.dirname, 'print.css'), 'utf8');
  expect(/--site-origin: "(.*)"/.exec(css)?.[1]).toBe(site.origin);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../lib/paths';
import { VARIANTS } from './variants';

const edits = Object.entries(VARIANTS).flatMap(([name, variant]) =>
  'edits' in variant ? variant.edits.map((edit) => ({ name, ...edit })) : [],
);

test.each(edits)('variant $name of the site changes $file', ({ file, change }) => {
  const text = readFileSync(inProject(file), 'utf8');
  expect(change(text)).not.toBe(text);
});

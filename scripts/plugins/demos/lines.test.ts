import { expect, test } from 'vitest';
import { linesOf } from './lines';

test('tells where each line of the source begins in the compiled code', () => {
  const map = {
    version: 3,
    file: 'demo.js',
    sources: ['webpack:///./docs/_demos/demo.ts'],
    names: [],
    // Column 2 is line 5, column 4 too, column 9 is of no source, column 12 is line 7.
    mappings: 'EAIA,EAAE,K,GAEF',
  };
  expect(linesOf(JSON.stringify(map), 'x'.repeat(20))).toEqual({ 'demo.ts': [2, 4, 10, 2] });
});

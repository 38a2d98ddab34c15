import { expect, test } from 'vitest';
import { columnsOfLines } from './lines';

test('maps columns of the compiled code to lines of the source', () => {
  const map = {
    version: 3,
    file: 'demo.js',
    sources: ['webpack:///./docs/_demos/demo.ts'],
    names: [],
    // Columns 2 and 4 are line 5, column 9 has no source, and column 12 is line 7.
    mappings: 'EAIA,EAAE,K,GAEF',
  };
  expect(columnsOfLines(JSON.stringify(map), 'x'.repeat(20))).toEqual({ 'demo.ts': [2, 4, 10, 2] });
});

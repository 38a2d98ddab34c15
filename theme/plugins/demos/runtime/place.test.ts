import { expect, test } from 'vitest';
import { placeIn } from './place';

test.each([
  [
    'the build has compiled',
    `at e (https://x.dev/static/js/async/demo-runtime.f8fe3a.js:1:99)
    at Object.add (https://x.dev/static/js/async/demo-with-undo-redo.24d7de.js:1:490)`,
    { file: 'demo-with-undo-redo.24d7de.js', line: 1, column: 490 },
  ],
  [
    'the frame has compiled',
    'at Object.add (demo:///with-undo-redo.ts:9:7)',
    { file: 'with-undo-redo.ts', line: 9, column: 7 },
  ],
  [
    'Firefox names',
    'add@https://x.dev/static/js/async/demo-with-reset.24d7de.js:1:20',
    { file: 'demo-with-reset.24d7de.js', line: 1, column: 20 },
  ],
])('finds the innermost position of a demo that %s', (_, stack, place) => {
  expect(placeIn(`Error\n    ${stack}`)).toEqual(place);
});

test.each(['demo-runtime', 'demo-stage'])('finds nothing if only %s has run', (name) => {
  expect(placeIn(`Error\n at e (https://x.dev/static/js/async/${name}.f8fe3a.js:1:9)`)).toBe(
    undefined,
  );
});

import { expect, test } from 'vitest';
import { needingReact } from './chunks';

test('only chunks of islands, and chunks that load on use, may load React', () => {
  expect(
    needingReact(
      {
        index: { chunks: ['styles', 'index'] },
        'after-paint': { chunks: ['react', 'after-paint'] },
        dialog: { chunks: ['react', 'dialog'] },
        'dialog-notice': { chunks: ['react', 'dialog-notice'] },
        islands: { chunks: ['react', 'islands'] },
        'island-filter': { chunks: ['react', 'island-filter'] },
        notices: { chunks: ['notices'] },
      },
      ['dialog'],
    ),
  ).toEqual(['after-paint', 'dialog-notice']);
});

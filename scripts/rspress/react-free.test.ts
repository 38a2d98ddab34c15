import { expect, test } from 'vitest';
import { needingReact } from './react-free';

test('only chunks of islands and the search may load React', () => {
  expect(
    needingReact({
      index: { chunks: ['styles', 'index'] },
      'after-paint': { chunks: ['react', 'after-paint'] },
      search: { chunks: ['react', 'search'] },
      islands: { chunks: ['react', 'islands'] },
      'island-demo': { chunks: ['react', 'island-demo'] },
      'offline-controls': { chunks: ['react', 'offline-controls'] },
      offline: { chunks: ['offline'] },
    }),
  ).toEqual(['after-paint']);
});

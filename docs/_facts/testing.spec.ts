/// <reference types="vite/client" />
import { describe } from 'vitest';

const samples = import.meta.glob('../../.samples/testing/*.ts');

/** The samples of the page are tests themselves: they run as they stand there. */
for (const [path, load] of Object.entries(samples)) {
  const name = path.replace(/^.*\//, '');
  if (name === 'todo-store.ts') continue;
  // biome-ignore lint/correctness/usePlaywrightValidDescribeCallback: this is Vitest, which waits.
  describe(`/docs/testing, ${name}`, async () => void (await load()));
}

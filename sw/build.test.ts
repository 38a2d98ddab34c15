import { expect, test } from 'vitest';
import { hashOf } from './build';

test('hashes can be part of an address without encoding', async () => {
  for (let i = 0; i < 100; i += 1) {
    expect(await hashOf(new TextEncoder().encode(`${i}`))).toMatch(/^[\w-]{16}$/);
  }
});

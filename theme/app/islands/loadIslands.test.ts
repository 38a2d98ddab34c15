import { expect, test, vi } from 'vitest';
import { islandComponent, MissingIsland } from './loadIslands';

vi.mock('./watchIslands', () => ({
  ISLANDS: { Broken: { load: () => Promise.reject(new Error('The module throws.')) } },
}));

test('a page whose island cannot be loaded shows why, instead of loading it forever', async () => {
  const missing = vi.fn();
  try {
    islandComponent('Broken');
  } catch (error) {
    missing(error);
    await (error as MissingIsland).loading;
  }
  expect(missing).toHaveBeenCalledWith(expect.any(MissingIsland));
  const Broken = islandComponent('Broken') as () => void;
  expect(Broken).toThrow('The module throws.');
});

import { expect, test } from 'vitest';
import { addIsland } from '../../testing/islands';
import { islandComponent, MissingIsland } from './loadIslands';

test('a page whose island cannot be loaded shows why, instead of loading it forever', async () => {
  addIsland('Broken', () => null).mockRejectedValue(new Error('The module throws.'));
  const missing = await (async () => islandComponent('Broken'))().catch((error) => error);
  expect(missing).toBeInstanceOf(MissingIsland);
  await missing.loading;
  const Broken = islandComponent('Broken') as () => void;
  expect(Broken).toThrow('The module throws.');
});

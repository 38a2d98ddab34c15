import { expect, test } from 'vitest';
import { packages } from '../../package-lock.json';

test('npm verifies every package, from whichever registry it comes', () => {
  // npm omits the hashes of packages for other systems if it creates the lock file from an existing `node_modules`.
  const { '': _project, ...installed } = packages;
  const faulty = Object.entries(installed).filter(
    ([, entry]) => !('integrity' in entry) || 'resolved' in entry,
  );
  expect(faulty.map(([name]) => name)).toEqual([]);
});

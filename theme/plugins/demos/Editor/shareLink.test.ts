import { expect, test } from 'vitest';
import { createShareLink, readShareLink } from './shareLink';

test('a link opens the page it was created on, with the changes', async () => {
  history.replaceState(null, '', '/docs/with-reset?q=reset#another-section');
  const changes = { 'with-reset.ts': 'const ü = 1;' };
  const { pathname, search, hash } = new URL(await createShareLink('with-reset', changes));
  expect(pathname + search).toBe('/docs/with-reset?q=reset');
  expect(await readShareLink('with-reset', hash)).toEqual(changes);
});

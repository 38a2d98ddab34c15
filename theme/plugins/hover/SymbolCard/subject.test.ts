import { expect, test, vi } from 'vitest';
import { keyOf } from './names';
import { findSubject } from './subject';

const CODE = 'withReset(alias);';

test('a focused link in code is the name it contains', async () => {
  const files: Record<string, object> = {
    '/names/docs/with-reset.json': { names: { alias: ['a'] }, codes: { [keyOf(CODE)]: [] } },
    '/names/shared.json': { a: ['const alias: 1'] },
  };
  vi.stubGlobal('fetch', async (file: string) => Response.json(files[file]));
  history.replaceState(null, '', '/docs/with-reset');
  document.body.innerHTML =
    '<pre><code>withReset(<a href="/docs/api/variables/alias">alias</a>);</code></pre>';
  const link = document.querySelector('a') as HTMLAnchorElement;
  expect(await findSubject(link)).toMatchObject({ link, name: 'alias', facts: ['const alias: 1'] });
});

test('a link to an unknown page has no card', async () => {
  document.body.innerHTML = '<p><a href="/docs/api/functions/unknown">unknown</a></p>';
  expect(await findSubject(document.querySelector('a') as HTMLAnchorElement)).toBeUndefined();
});

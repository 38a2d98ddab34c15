import { expect, test, vi } from 'vitest';
import { keyOf } from './names';
import { findSubject, neighborOf } from './subject';

const CODE = 'withReset(alias);';

test('the subject of a focused link in code is the name it contains', async () => {
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

test('arrow keys move from name to name, and vertical ones from line to line', async () => {
  const text = 'one two\nthree four\nfive';
  const names = { one: ['one'], two: ['two'], three: ['three'], five: ['five'], four: ['four'] };
  const facts = Object.fromEntries(Object.keys(names).map((name) => [name, [name]]));
  const files: Record<string, object> = {
    '/names/docs/arrows.json': { names, codes: { [keyOf(text)]: [] } },
    '/names/shared.json': facts,
  };
  vi.stubGlobal('fetch', async (file: string) => Response.json(files[file]));
  history.replaceState(null, '', '/docs/arrows');
  document.body.innerHTML = `<pre><code>${text}</code></pre>`;
  const code = document.querySelector('code') as Element;
  const walk: (string | undefined)[] = [];
  let at: Awaited<ReturnType<typeof neighborOf>>;
  for (const key of [
    'ArrowRight',
    'ArrowRight',
    'ArrowDown',
    'ArrowRight',
    'ArrowDown',
    'ArrowUp',
    'ArrowLeft',
  ] as const) {
    at = (await neighborOf(code, at, key)) ?? at;
    walk.push(at?.name);
  }
  expect(walk).toEqual(['one', 'two', 'three', 'four', 'five', 'three', 'two']);
  at = await neighborOf(code, undefined, 'ArrowLeft');
  expect(at).toBeUndefined();
});

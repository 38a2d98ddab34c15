import { expect, test } from 'vitest';
import { comparisonsIn } from './Declarations';

test('extracts the comparisons of these versions from a symbol’s page', () => {
  const compared = (version: string) =>
    `<details><summary>withX: before and since ${version}</summary><pre>&lt;${version}></pre></details>`;
  const html = `<details><summary>All overloads since 2.0.0</summary></details><h2 id=history>History</h2>${compared('2.1.0')}${compared('2.0.0')}`;
  const shown = new Set<string>();
  expect(comparisonsIn(html, ['1.0.0', '2.0.0'], shown)).toBe(
    '<details><summary>withX: before and since 2.0.0</summary><pre>&lt;2.0.0&gt;</pre></details>',
  );
  expect(comparisonsIn(html, ['2.0.0'], shown), 'once').toBe('');
  expect(comparisonsIn('', ['2.0.0'], new Set())).toBe('');
});

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { testGarbage } from '../../../testing/garbage';
import { olderMajor } from '../chosen';
import { descriptionsAfter } from './Steps';
import { readUpgrades, useChecked } from './Upgrade';

testGarbage('library-version', olderMajor);
testGarbage('library-upgrades', readUpgrades);

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

test('if storage is blocked, checked changes are remembered for the visit', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('blocked');
    },
  });
  const { result } = renderHook(() => useChecked('19-22'));
  act(() => result.current.setChecked('a', true));
  expect(result.current.checked).toEqual(['a']);
});

const line = '<span class="line add">a</span>';

function openPage(...cells: string[]) {
  document.body.innerHTML = `<article><div data-island><p></p></div>
    <table><thead><tr><th>Name</th></tr></thead><tbody><tr><td>no</td></tr></tbody></table>
    <table><thead><tr><th>Version</th><th>What is new</th></tr></thead><tbody>
      ${cells.map((cell) => `<tr><td>1.0.0</td><td>${cell}</td></tr>`).join('')}</tbody></table></article>`;
  return descriptionsAfter(document.querySelector('[data-island] p'));
}

test('the descriptions come from the tables of versions, with differences separated', () => {
  const page = openPage(
    '<a href="/x">withX</a> is new.',
    `Changed.<details><summary>Differences</summary><div class="code-tools"></div>${line}</details>`,
  );
  expect(page).toEqual([
    { text: '<a href="/x">withX</a> is new.', differences: '' },
    {
      text: 'Changed.',
      differences: `<details open=""><summary>Differences</summary>${line}</details>`,
    },
  ]);
  expect(document.querySelectorAll('td details')).toHaveLength(1);
});

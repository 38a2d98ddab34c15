import { expect, test } from 'vitest';
import { descriptionsAfter } from './descriptions';

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

test('long differences are folded', () => {
  const [long] = openPage(`Changed.<details><summary>All</summary>${line.repeat(13)}</details>`);
  expect(long?.differences).toMatch(/^<details><summary>/);
});

import { expect, test } from 'vitest';
import { showRows } from './rows';

const table = (...cells: string[]) =>
  `<table>${cells.map((cell) => `<tr><td>${cell}</td></tr>`).join('')}</table>`;

test('rows that do not match are hidden, and so are tables and sections left empty', () => {
  document.body.innerHTML = `<div data-island><p id="inside"></p></div><h2>Two</h2>${table('a', 'b')}
    <p>More</p>${table('c')}<h2>One</h2>${table('d')}<h2>None</h2><p>Words</p>`;
  const show = (...met: string[]) =>
    showRows(document.querySelector('#inside'), (element) =>
      [...element.querySelectorAll('tr')].map((row) => [row, met.includes(row.textContent)]),
    );
  const visible = () =>
    [...document.querySelectorAll<HTMLElement>('h2, p:not(#inside), table, td')]
      .filter((element) => !element.closest('[hidden]'))
      .map(({ tagName, textContent }) => (tagName === 'TABLE' ? '|' : textContent))
      .join(' ');

  expect(show('b')).toBe(1);
  expect(visible()).toBe('Two | b More None Words');
  expect(show('d')).toBe(1);
  expect(visible()).toBe('One | d None Words');
  expect(show('a', 'b', 'c', 'd')).toBe(4);
  expect(visible()).toBe('Two | a b More | c One | d None Words');
});

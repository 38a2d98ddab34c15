import { expect, test } from 'vitest';
import { sectionsBehind, showRows } from './rows';

const table = (head: string, ...cells: string[]) =>
  `<div><table><thead><tr><th>${head}\n</th></tr></thead><tbody>${cells
    .map((cell) => `<tr><td>${cell}</td></tr>`)
    .join('')}</tbody></table></div>`;

test('rows that are not met are hidden, with sections of which nothing is left', () => {
  document.body.innerHTML = `<div id="place"></div><h2>Two</h2>${table('Version', 'a', 'b')}
    <p>More</p><h2>One</h2>${table('Version', 'c')}<h2>Peers</h2>${table('Package', 'd')}`;
  const sections = sectionsBehind(document.querySelector('#place') as Element);
  const visible = () =>
    [...document.querySelectorAll<HTMLElement>('h2, p, td')]
      .filter((element) => !element.closest('[hidden]'))
      .map(({ textContent }) => textContent);

  showRows(sections, [false, true, false]);
  expect(visible()).toEqual(['Two', 'b', 'More', 'Peers', 'd']);
  showRows(sections, [false, false, true]);
  expect(visible()).toEqual(['One', 'c', 'Peers', 'd']);
  showRows(sections, [true, true, true]);
  expect(visible()).toEqual(['Two', 'a', 'b', 'More', 'One', 'c', 'Peers', 'd']);
});

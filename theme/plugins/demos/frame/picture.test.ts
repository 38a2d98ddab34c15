import { expect, test } from 'vitest';
import { pictureOf, showPicture } from './picture';

test('a picture has what the reader typed and chose, and its styles', () => {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('p { color: red; }');
  root.adoptedStyleSheets = [sheet];
  root.innerHTML = `<p>Ada &lt; Grace</p><input><input type="checkbox"><textarea>a</textarea>
    <select><option>One</option><option>Two</option></select>`;
  const [text, box] = root.querySelectorAll('input');
  const area = root.querySelector('textarea');
  const [, second] = root.querySelectorAll('option');
  if (!text || !box || !area || !second) throw new Error('The fields are missing.');
  text.value = '"7"';
  box.checked = true;
  area.value = 'b';
  second.selected = true;

  showPicture(pictureOf(root));
  const shown = document.body.lastElementChild?.shadowRoot;
  expect(shown?.querySelector('style')?.textContent).toContain('color: red');
  expect(shown?.querySelector('p')?.textContent).toBe('Ada < Grace');
  expect([...(shown?.querySelectorAll('input') ?? [])].map(({ value }) => value)[0]).toBe('"7"');
  expect(shown?.querySelector<HTMLInputElement>('[type=checkbox]')?.checked).toBe(true);
  expect(shown?.querySelector('textarea')?.value).toBe('b');
  expect(shown?.querySelector('select')?.value).toBe('Two');
});

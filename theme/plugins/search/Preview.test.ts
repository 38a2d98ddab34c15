import { expect, test } from 'vitest';
import { sectionOf } from './Preview';

function article(html: string): Element {
  const element = document.createElement('article');
  element.innerHTML = html;
  return element;
}

const page = article(`
  <h1 id="page">withX</h1><p>Intro.</p><div data-island="Demo">Demo</div>
  <h2 id="a">A<a class="heading-link" href="#a">#</a></h2><p id="own">Text <a href="#a1">of A</a>.</p>
  <h3 id="a1">A1</h3><p>Text of A1.</p>
  <div class="question"><a class="heading-link" href="#closed"></a><details><summary><h3 id="closed">Why?</h3></summary><p>Because.</p></details></div>
  <h2 id="options">Options</h2>
  <p>All of them.</p>
  <div class="table-box"><table><thead><tr><th>Name</th></tr></thead>
    <tbody><tr id="one"><td>one</td></tr><tr id="two"><td>two</td></tr></tbody></table></div>
  <h2 id="types">Types</h2><figure><pre><code>type <span id="type-T">T</span> = 1;</code></pre></figure>`);
const shown = (id: string) =>
  sectionOf(page, id, '/docs/x')
    .map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim())
    .join(' | ');

test('a section reaches to the next heading of its level', () => {
  expect(shown('a')).toBe('A | Text of A. | A1 | Text of A1. | Why?Because.');
  expect(shown('a1'), 'a closed question is the next section').toBe('A1 | Text of A1.');
});

test('the start of a page ends at its first heading, without elements that need the page', () => {
  expect(shown('')).toBe('withX | Intro.');
});

test('closed text is shown below its heading', () => {
  expect(shown('closed')).toBe('Why? | Because.');
});

test('a row is shown in its table, below the heading', () => {
  expect(shown('two')).toBe('Options | Name two');
});

test('a type is shown with its declaration', () => {
  expect(shown('type-T')).toBe('type T = 1;');
});

test('copies have no ids, and an unknown section is empty', () => {
  expect(sectionOf(page, 'a', '').some((node) => node.id || node.querySelector('[id]'))).toBe(
    false,
  );
  expect(page.querySelector('#own')).not.toBeNull();
  expect(sectionOf(page, 'missing', '')).toEqual([]);
});

test('a link to another section leads to its page', () => {
  const [, text] = sectionOf(page, 'a', '/docs/x');
  expect(text?.querySelector('a')?.getAttribute('href')).toBe('/docs/x#a1');
});

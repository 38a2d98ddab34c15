import { afterEach, expect, test } from 'vitest';
import { enhanceContent } from './enhanceContent';

const CODE =
  '<figure class="code"><div class="code-body"><pre><code>npm test</code></pre></div></figure>';

let end = () => {};

/** An article with two samples and tabs of a group, enhanced. */
function open(group = '') {
  const tab = (value: string) =>
    `<label class="tab"><input type="radio" name="t" value="${value}">${value}</label>`;
  document.body.innerHTML = `<article><div class="tabs" data-group="${group}">${tab('a')}${tab('b')}</div>${CODE}${CODE}</article>`;
  const article = document.querySelector('article') as HTMLElement;
  end = enhanceContent(article);
  const find = <T extends HTMLElement>(selector: string) => article.querySelector<T>(selector) as T;
  return {
    article,
    wrap: find<HTMLButtonElement>('[data-tool=wrap]'),
    second: find<HTMLInputElement>('input[value=b]'),
  };
}

afterEach(() => {
  end();
  document.body.replaceChildren();
  localStorage.clear();
});

test('every sample has its buttons, and they answer', () => {
  const { article, wrap } = open();
  expect(article.querySelectorAll('[data-tool=copy]')).toHaveLength(2);
  wrap.click();
  expect(wrap.getAttribute('aria-pressed')).toBe('true');
});

test('a choice in tabs is remembered', () => {
  open('remembered').second.click();
  expect(localStorage.getItem('tabs.remembered')).toBe('b');
});

test('a choice in another window shows here, too', () => {
  const { second } = open('elsewhere');
  localStorage.setItem('tabs.elsewhere', 'b');
  window.dispatchEvent(new Event('storage'));
  expect(second.checked).toBe(true);
});

test('once the article is gone, nothing listens any more', () => {
  const { wrap } = open();
  end();
  wrap.click();
  expect(wrap.getAttribute('aria-pressed')).toBe('false');
});

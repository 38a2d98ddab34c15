import { afterEach, expect, test } from 'vitest';
import { whenIdle } from '../../sw/client/when-idle';
import { enhanceContent } from './enhanceContent';

const idle = () => new Promise<void>((resolve) => whenIdle(resolve));

const CODE =
  '<figure class="code"><div class="code-body"><pre><code>npm test</code></pre></div></figure>';

let end = () => {};

/** An article with two samples and tabs of a group, enhanced. */
async function open(group = '') {
  const tab = (value: string) =>
    `<label class="tab"><input type="radio" name="t" value="${value}">${value}</label>`;
  document.body.innerHTML = `<article><div class="tabs" data-group="${group}">${tab('a')}${tab('b')}</div>${CODE}${CODE}</article>`;
  const article = document.querySelector('article') as HTMLElement;
  end = enhanceContent(article);
  await expect.poll(() => article.querySelector('.code-tools')).not.toBeNull();
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

test('every sample has its buttons, and they answer', async () => {
  const { article, wrap } = await open();
  expect(article.querySelectorAll('[data-tool=copy]')).toHaveLength(2);
  wrap.click();
  expect(wrap.getAttribute('aria-pressed')).toBe('true');
});

test('a choice in tabs is remembered', async () => {
  (await open('remembered')).second.click();
  expect(localStorage.getItem('tabs.remembered')).toBe('b');
});

test('a choice in another window shows here, too', async () => {
  const { second } = await open('elsewhere');
  localStorage.setItem('tabs.elsewhere', 'b');
  window.dispatchEvent(new Event('storage'));
  expect(second.checked).toBe(true);
});

test('once the article is gone, nothing listens any more', async () => {
  const { wrap } = await open();
  end();
  await idle();
  wrap.click();
  expect(wrap.getAttribute('aria-pressed')).toBe('false');
});

test('an article that is gone before its samples have buttons gets none', async () => {
  document.body.innerHTML = `<article>${CODE}</article>`;
  const article = document.querySelector('article') as HTMLElement;
  enhanceContent(article)();
  await idle();
  expect(article.querySelector('.code-tools')).toBeNull();
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { whenIdle } from '../lib/when-idle';
import { enhanceContent } from './enhanceContent';

const idle = () => new Promise<void>((resolve) => whenIdle(resolve));

const CODE =
  '<figure class="code"><div class="code-body"><pre><code>npm test</code></pre></div></figure>';

let life = new AbortController();

/** Opens and enhances an article with two samples and tabs of a group. */
async function open(group = '') {
  const tab = (value: string) =>
    `<label class="tab"><input type="radio" name="t" value="${value}">${value}</label>`;
  document.body.innerHTML = `<article><div class="tabs" data-group="${group}">${tab('a')}${tab('b')}</div>${CODE}${CODE}</article>`;
  const article = document.querySelector('article') as HTMLElement;
  enhanceContent(article, life.signal);
  await expect.poll(() => article.querySelector('.code-tools')).not.toBeNull();
  const find = <T extends HTMLElement>(selector: string) => article.querySelector<T>(selector) as T;
  return {
    article,
    wrap: find<HTMLButtonElement>('[data-tool=wrap]'),
    second: find<HTMLInputElement>('input[value=b]'),
  };
}

beforeEach(() => {
  life = new AbortController();
});
afterEach(() => {
  life.abort();
  document.body.replaceChildren();
  localStorage.clear();
});

test('every sample has working buttons', async () => {
  const { article, wrap } = await open();
  expect(article.querySelectorAll('[data-tool=copy]')).toHaveLength(2);
  wrap.click();
  expect(wrap.getAttribute('aria-pressed')).toBe('true');
});

test('a choice in tabs is remembered', async () => {
  (await open('remembered')).second.click();
  expect(localStorage.getItem('tabs.remembered')).toBe('b');
});

test('a choice in another window also applies here', async () => {
  const { second } = await open('elsewhere');
  localStorage.setItem('tabs.elsewhere', 'b');
  window.dispatchEvent(new Event('storage'));
  expect(second.checked).toBe(true);
});

test('all listeners are removed with the article', async () => {
  const { wrap } = await open();
  life.abort();
  await idle();
  wrap.click();
  expect(wrap.getAttribute('aria-pressed')).toBe('false');
});

test('an article that is removed early gets no buttons', async () => {
  document.body.innerHTML = `<article>${CODE}</article>`;
  const article = document.querySelector('article') as HTMLElement;
  enhanceContent(article, AbortSignal.abort());
  await idle();
  expect(article.querySelector('.code-tools')).toBeNull();
});

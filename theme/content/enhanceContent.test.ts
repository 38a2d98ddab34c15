import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from '../lib/when-idle';
import { enhanceContent } from './enhanceContent';

const idle = () => new Promise<void>((resolve) => whenIdle(resolve));

const extendArticle = vi.hoisted(() => vi.fn());
vi.mock('./extendArticle', () => ({ extendArticle }));

let life = new AbortController();

/** Opens and enhances an article with tabs of a group. */
async function open(group = '') {
  const tab = (value: string) =>
    `<label class="tab"><input type="radio" name="t" value="${value}">${value}</label>`;
  document.body.innerHTML = `<article><div class="tabs" data-group="${group}">${tab('a')}${tab('b')}</div></article>`;
  const article = document.querySelector('article') as HTMLElement;
  enhanceContent(article, life.signal);
  await expect.poll(() => extendArticle.mock.calls).toEqual([[article, life.signal]]);
  const find = <T extends HTMLElement>(selector: string) => article.querySelector<T>(selector) as T;
  return { second: find<HTMLInputElement>('input[value=b]') };
}

beforeEach(() => {
  life = new AbortController();
});
afterEach(() => {
  life.abort();
  document.body.replaceChildren();
  localStorage.clear();
  extendArticle.mockClear();
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

test('a choice after the article has been removed is ignored', async () => {
  const { second } = await open('removed');
  life.abort();
  second.click();
  expect(localStorage.getItem('tabs.removed')).toBeNull();
});

test('plugins extend the article when it is idle, unless it has been removed', async () => {
  await open();
  extendArticle.mockClear();
  enhanceContent(document.body, AbortSignal.abort());
  await idle();
  expect(extendArticle).not.toHaveBeenCalled();
});

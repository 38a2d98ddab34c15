import { afterEach, beforeEach, expect, test } from 'vitest';
import { CHECK_EVENT, type CheckDetail } from '../Demo/checkEvent';
import { followStep } from './tutorial';

/** The article of a step, with a demo and two checks. */
const STEP = `
  <nav class="tutorial">
    <a data-step="tutorial" aria-label="Step 1">1</a>
    <a data-step="tutorial/load" aria-label="Step 2" aria-current="page">2</a>
  </nav>
  <ul class="contains-task-list"><li><input type="checkbox" disabled> Something else</li></ul>
  <section class="demo"></section>
  <ul class="contains-task-list">
    <li><input type="checkbox" disabled aria-label="Not done"> One</li>
    <li><input type="checkbox" disabled aria-label="Not done"> Two</li>
  </ul>
  <ul class="contains-task-list">
    <li><input type="checkbox" disabled aria-label="Not done"> Exercise</li>
  </ul>`;

let leave: AbortController;

function open(): Element {
  document.body.innerHTML = `<article>${STEP}</article>`;
  const article = document.querySelector('article') as Element;
  leave = new AbortController();
  followStep(article, leave.signal);
  return article;
}

function tell(article: Element, detail: CheckDetail) {
  article
    .querySelector('.demo')
    ?.dispatchEvent(new CustomEvent(CHECK_EVENT, { bubbles: true, detail }));
}

const boxes = (article: Element) =>
  [...article.querySelectorAll('input')].map((box) => box.checked);
const links = (article: Element) =>
  [...article.querySelectorAll('a')].map(
    (link) => `${link.textContent}: ${link.getAttribute('aria-label')}`,
  );

beforeEach(() => localStorage.clear());
afterEach(() => leave.abort());

test('what has passed is ticked off, and a new start begins anew', () => {
  const article = open();
  tell(article, { passed: 'Two' });
  expect(boxes(article)).toEqual([false, false, true, false]);
  const label = () => article.querySelectorAll('input')[2]?.getAttribute('aria-label');
  expect(label()).toBe('Done');
  tell(article, {});
  expect(boxes(article)).toEqual([false, false, false, false]);
  expect(label()).toBe('Not done');
});

test('a step is done when all has passed, and stays so on the next visit', () => {
  const first = open();
  tell(first, { passed: 'One' });
  expect(localStorage).toHaveLength(0);
  tell(first, { passed: 'Two' });
  expect(links(first)).toEqual(['1: Step 1', '✓ 2: Step 2, done']);
  tell(first, {});
  leave.abort();
  expect(links(open())).toEqual(['1: Step 1', '✓ 2: Step 2, done']);
});

test('steps that another tab has done stay done', () => {
  const article = open();
  localStorage.setItem('tutorial', 'tutorial');
  window.dispatchEvent(new Event('storage'));
  expect(links(article)[0]).toBe('✓ 1: Step 1, done');
  tell(article, { passed: 'One' });
  tell(article, { passed: 'Two' });
  expect(localStorage.getItem('tutorial')).toBe('tutorial tutorial/load');
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { reportPassed } from '../../../lib/passedChecks';
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

function load(): Element {
  document.body.innerHTML = `<article>${STEP}</article>`;
  return document.querySelector('article') as Element;
}

function follow(article: Element) {
  leave = new AbortController();
  followStep(article, leave.signal);
}

function open(): Element {
  const article = load();
  follow(article);
  return article;
}

const tell = (article: Element, ...passed: string[]) =>
  reportPassed(article.querySelector('.demo') as HTMLElement, passed);

const boxes = (article: Element) =>
  [...article.querySelectorAll('input')].map((box) => box.checked);
const links = (article: Element) =>
  [...article.querySelectorAll('a')].map(
    (link) => `${link.textContent}: ${link.getAttribute('aria-label')}`,
  );

beforeEach(() => localStorage.clear());
afterEach(() => leave.abort());

test('passed checks are checked, and a restart resets them', () => {
  const article = open();
  tell(article, 'Two');
  expect(boxes(article)).toEqual([false, false, true, false]);
  const label = () => article.querySelectorAll('input')[2]?.getAttribute('aria-label');
  expect(label()).toBe('Done');
  tell(article);
  expect(boxes(article)).toEqual([false, false, false, false]);
  expect(label()).toBe('Not done');
});

test('a step is completed when all checks have passed, and stays completed on the next visit', () => {
  const first = open();
  tell(first, 'One');
  expect(localStorage).toHaveLength(0);
  tell(first, 'One', 'Two');
  expect(links(first)).toEqual(['1: Step 1', '2: Step 2, done']);
  tell(first);
  leave.abort();
  expect(links(open())).toEqual(['1: Step 1', '2: Step 2, done']);
});

test('checks that passed before the code was loaded are checked, too', () => {
  const article = load();
  tell(article, 'One', 'Two');
  follow(article);
  expect(boxes(article)).toEqual([false, true, true, false]);
  expect(links(article)[1]).toBe('2: Step 2, done');
});

test('steps completed in another tab stay completed', () => {
  const article = open();
  localStorage.setItem('tutorial', 'tutorial');
  window.dispatchEvent(new Event('storage'));
  expect(links(article)[0]).toBe('1: Step 1, done');
  tell(article, 'One', 'Two');
  expect(localStorage.getItem('tutorial')).toBe('tutorial tutorial/load');
});

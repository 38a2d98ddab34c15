/**
 * A step of the tutorial: ticks off what the reader has brought about in its demo, and remembers the steps that
 * are done. All of it stands in the article's HTML, where it can be read without scripts.
 */

import { readStored, store } from '../../sw/client/storage';
import { STORAGE_KEYS } from '../config/constants';
import { CHECK_EVENT, type CheckDetail } from '../Demo/checkEvent';

/** Where nothing can be stored, what is done lasts as long as the page. */
let known = '';

/**
 * Brings a step to life.
 *
 * @param signal ends it
 */
export function followStep(article: Element, signal: AbortSignal): void {
  showProgress(article);
  article.addEventListener(
    CHECK_EVENT,
    (event) => onCheck(article, (event as CustomEvent<CheckDetail>).detail),
    { signal },
  );
  // Another tab has done a step, or the browser has given this page back from its cache.
  window.addEventListener('storage', () => showProgress(article), { signal });
}

function onCheck(article: Element, { passed }: CheckDetail): void {
  const boxes = checksOf(article);
  for (const box of boxes) {
    if (passed === undefined) tick(box, false);
    else if (labelOf(box) === passed) tick(box, true);
  }
  const [current] = article.querySelectorAll('.tutorial [aria-current]');
  // What stands in a further list is an exercise.
  const [list] = article.querySelectorAll(LISTS);
  const open = list?.querySelectorAll('input:not(:checked)');
  if (!current || open?.length !== 0) return;
  known = [...new Set([...doneSteps(), stepOf(current)])].join(' ');
  store(STORAGE_KEYS.tutorial, known);
  showProgress(article);
}

/** The lists below the demo. */
const LISTS = '.demo ~ .contains-task-list';

const checksOf = (article: Element): HTMLInputElement[] => [
  ...article.querySelectorAll<HTMLInputElement>(`${LISTS} input`),
];

const labelOf = (box: HTMLInputElement) => box.parentElement?.textContent?.trim();

function tick(box: HTMLInputElement, passed: boolean): void {
  box.checked = passed;
  box.setAttribute('aria-label', passed ? 'Done' : 'Not done');
}

/** Marks the steps that are done. */
function showProgress(article: Element): void {
  const done = doneSteps();
  for (const [index, link] of article.querySelectorAll('.tutorial a').entries()) {
    const isDone = done.includes(stepOf(link));
    const number = index + 1;
    link.classList.toggle('stable', isDone);
    link.textContent = isDone ? `✓ ${number}` : `${number}`;
    link.setAttribute('aria-label', `Step ${number}${isDone ? ', done' : ''}`);
  }
}

const doneSteps = () => (readStored(STORAGE_KEYS.tutorial) ?? known).split(' ').filter(Boolean);

/** The id of the step that a link leads to. */
const stepOf = (link: Element) => link.getAttribute('data-step') ?? '';

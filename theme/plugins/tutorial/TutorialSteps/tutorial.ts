/**
 * A step of the tutorial. Checks the completed tasks of its demo, and remembers completed steps. Its content is in the
 * article's HTML, which can be read without scripts.
 */
import './tutorial.css';
import { CHECK_EVENT, passedIn } from '../../../lib/passedChecks';
import { readStored, store } from '../../../lib/storage';

const KEY = 'tutorial';

/** Matches the ids of the completed steps, separated by spaces. */
const STEPS = /^[a-z][\w/-]*( [a-z][\w/-]*)*$/;

/** Completed steps in memory, in case storage is blocked. */
let known = '';

/**
 * Starts a step.
 *
 * @param signal removes the listeners
 */
export function followStep(article: Element, signal: AbortSignal): void {
  showProgress(article);
  tickOff(article);
  article.addEventListener(CHECK_EVENT, () => tickOff(article), { signal });
  // Another tab completed a step.
  window.addEventListener('storage', () => showProgress(article), { signal });
}

function tickOff(article: Element): void {
  const passed = passedIn(article);
  if (!passed) return;
  for (const box of checksOf(article)) tick(box, passed.includes(labelOf(box)));
  const [current] = article.querySelectorAll('.tutorial [aria-current]');
  // Further lists belong to exercises.
  const [list] = article.querySelectorAll(LISTS);
  const open = list?.querySelectorAll('input:not(:checked)');
  if (!current || open?.length !== 0) return;
  known = [...new Set([...doneSteps(), stepOf(current)])].join(' ');
  store(KEY, known);
  showProgress(article);
}

/** The lists below the demo. */
const LISTS = '.demo ~ .contains-task-list';

const checksOf = (article: Element): HTMLInputElement[] => [
  ...article.querySelectorAll<HTMLInputElement>(`${LISTS} input`),
];

const labelOf = (box: HTMLInputElement) => box.parentElement?.textContent?.trim() ?? '';

function tick(box: HTMLInputElement, passed: boolean): void {
  box.checked = passed;
  box.setAttribute('aria-label', passed ? 'Done' : 'Not done');
}

/** Marks completed steps. */
function showProgress(article: Element): void {
  const done = doneSteps();
  for (const [index, link] of article.querySelectorAll('.tutorial a').entries()) {
    const isDone = done.includes(stepOf(link));
    const number = index + 1;
    link.classList.toggle('stable', isDone);
    link.setAttribute('aria-label', `Step ${number}${isDone ? ', done' : ''}`);
  }
}

const doneSteps = () => (readStored(KEY, STEPS) ?? known).split(' ').filter(Boolean);

/** Returns the step id of a link. */
const stepOf = (link: Element) => link.getAttribute('data-step') ?? '';

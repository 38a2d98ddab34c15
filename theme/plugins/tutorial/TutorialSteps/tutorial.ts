import './tutorial.css';
import { CHECK_EVENT, passedIn } from '../../../lib/passedChecks';
import { readStored, store } from '../../../lib/storage';

const KEY = 'tutorial';

/** Matches the ids of the completed steps, separated by spaces. */
const STEPS = /^[a-z][\w/-]*( [a-z][\w/-]*)*$/;

/** Completed steps in memory, in case storage is blocked. */
let completed = '';

/** Checks the completed tasks of a step, and remembers completed steps. */
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
  for (const box of article.querySelectorAll<HTMLInputElement>(`${LISTS} input`)) {
    box.checked = passed.includes(box.parentElement?.textContent?.trim() ?? '');
    box.setAttribute('aria-label', box.checked ? 'Done' : 'Not done');
  }
  const [current] = article.querySelectorAll('.tutorial [aria-current]');
  // Further lists belong to exercises.
  const [list] = article.querySelectorAll(LISTS);
  const open = list?.querySelectorAll('input:not(:checked)');
  if (!current || open?.length !== 0) return;
  completed = [...new Set([...doneSteps(), stepOf(current)])].join(' ');
  store(KEY, completed);
  showProgress(article);
}

/** The lists below the demo. */
const LISTS = '.demo ~ .contains-task-list';

/** Marks completed steps. */
function showProgress(article: Element): void {
  const done = doneSteps();
  for (const [index, link] of article.querySelectorAll('.tutorial a').entries()) {
    const isDone = done.includes(stepOf(link));
    const number = index + 1;
    link.classList.toggle('done', isDone);
    link.setAttribute('aria-label', `Step ${number}${isDone ? ', done' : ''}`);
  }
}

const doneSteps = () => (readStored(KEY, STEPS) ?? completed).split(' ').filter(Boolean);

const stepOf = (link: Element) => link.getAttribute('data-step') ?? '';

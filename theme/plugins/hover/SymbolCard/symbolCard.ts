import { announce } from '../../../lib/focus';
import { createCard, place } from './cardElement';
import { findSubject, isOn, loadNames, neighborOf, type Point, type Subject } from './subject';

/** Time that a pointer rests on a name before a card appears, in ms. */
const DELAY = 300;
/** Delay before a card disappears, in ms, so that the pointer can enter it. */
const GRACE = 150;
const ID = 'symbol-card';

let card: HTMLElement | undefined;
let current: Subject | undefined;
/** Late answers to earlier requests are dropped. */
let lastRequest = 0;
let showing = 0;
let hiding = 0;
let keys: Promise<void> = Promise.resolve();
/** Whether the last input was touch, because not all browsers report this for clicks. */
let isTouched = false;

/** Handles events on code or a link: pointer, focus or tap. */
export function show(event: Event): void {
  const target = event.target as Element;
  if (event instanceof KeyboardEvent) {
    // Each key starts from the name that the previous key has reached.
    keys = keys.then(() => onKey(target, event.key)).catch(() => {});
  } else if (event.type === 'focusin') {
    // Only for keyboard focus, because touch and mouse have their own events.
    if (target.matches(':focus-visible')) void open(target);
  } else if (event.type === 'click') {
    isTouched = true;
    tap(event as MouseEvent);
  } else if (isTouch(event)) {
    // The touch may have started before this code was loaded.
    isTouched = true;
    void loadNames();
  } else pointAt(event as PointerEvent);
}

/** Handles touch, which cannot hover. The first tap on a name shows the card, and the next one follows the link. */
function tap(event: MouseEvent): void {
  const target = event.target as Element;
  const link = target.closest('a');
  if (!isTouched || !target.closest('main pre') || (link && link === current?.link)) {
    if (!card?.contains(target)) hide();
    return;
  }
  if (link?.matches('[href*="/docs/api/"]')) event.preventDefault();
  void open(target, event).then((opened) => opened || hide());
}

const isTouch = (event: Event) => (event as PointerEvent).pointerType === 'touch';

/** Handles keys in a focused sample: arrow keys move from name to name, and Enter follows the link of the name. */
async function onKey(sample: Element, key: string): Promise<void> {
  const code = sample.querySelector('code');
  if (key === 'Enter') return (current?.link ?? card?.querySelector('a'))?.click();
  if (!code) return;
  const from = current;
  if (!(await present(sample, () => neighborOf(code, from, key)))) return;
  if (current?.anchor instanceof Range) {
    current.anchor.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
    mark(current.anchor);
  }
  announce([...(card?.children ?? [])].map(({ textContent }) => textContent).join('. '));
}

/** Marks the current name. Browsers without highlights only show the card. */
function mark(range?: Range): void {
  if (!('highlights' in CSS)) return;
  if (range) CSS.highlights.set(ID, new Highlight(range));
  else CSS.highlights.delete(ID);
}

const open = (target: Element, point?: Point) => present(target, () => findSubject(target, point));

async function present(
  target: Element,
  find: () => Promise<Subject | undefined>,
): Promise<boolean> {
  window.clearTimeout(showing);
  const request = ++lastRequest;
  const subject = await find();
  if (!subject || request !== lastRequest || !target.isConnected) return false;
  hide();
  current = subject;
  card = createCard(subject);
  card.id = ID;
  document.body.append(card);
  place(card, subject.anchor.getBoundingClientRect());
  subject.link?.setAttribute('aria-describedby', ID);
  return true;
}

function hide(): void {
  window.clearTimeout(showing);
  window.clearTimeout(hiding);
  lastRequest += 1;
  card?.remove();
  mark();
  current?.link?.removeAttribute('aria-describedby');
  card = undefined;
  current = undefined;
}

const isByKeyboard = () =>
  document.activeElement?.matches(':is(a, [data-stop]):focus-visible') &&
  document.activeElement.contains(nodeOf(current?.anchor));

const nodeOf = (anchor: Subject['anchor'] | undefined): Node | null =>
  anchor instanceof Range ? anchor.startContainer : (anchor ?? null);

function hideSoon(): void {
  window.clearTimeout(hiding);
  hiding = window.setTimeout(hide, GRACE);
}

function follow(): void {
  if (!current || !card) return;
  const name = current.anchor.getBoundingClientRect();
  if (name.bottom < 0 || name.top > document.documentElement.clientHeight) hide();
  else place(card, name);
}

function pointAt(event: PointerEvent): void {
  const target = event.target as Element;
  window.clearTimeout(showing);
  // The reader is selecting text, or text of the card.
  if (event.buttons !== 0) return;
  // The pointer can enter the card, to read, copy or follow its link.
  if (card?.contains(target) || (current && isOn(current, event))) {
    window.clearTimeout(hiding);
    return;
  }
  // A card that was opened by keyboard stays, wherever the pointer is.
  if (current && !isByKeyboard()) hideSoon();
  if (target.closest?.('main :is(pre code, .prose a)')) {
    showing = window.setTimeout(open, DELAY, target, event);
  }
}

document.addEventListener('pointermove', (event) => {
  if (!isTouch(event)) pointAt(event);
});
document.addEventListener(
  'pointerdown',
  (event) => {
    isTouched = isTouch(event);
    // A selection must not end in a card that opens below the pointer.
    if (!isTouched && !card?.contains(event.target as Node)) hide();
  },
  true,
);
document.addEventListener('focusout', ({ target }) => {
  if (target === current?.link || (target as Element).matches('[data-stop]')) hideSoon();
});
document.addEventListener('keydown', ({ key }) => {
  isTouched = false;
  if (key === 'Escape') hide();
});
// Focus scrolls the link into view. The card follows it, and disappears when the link leaves the viewport.
document.addEventListener('scroll', follow, { capture: true, passive: true });
document.addEventListener('click', tap, true);

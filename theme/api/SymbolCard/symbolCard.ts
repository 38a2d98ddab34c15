import { createCard, place } from './cardElement';
import { findSubject, isOn, loadNames, type Point, type Subject } from './subject';

/** How long a pointer rests on a name before its card appears, in ms: one that moves on shows nothing. */
const DELAY = 30;
/** How long the card stays when the pointer has left, so that it can be entered, in ms. */
const GRACE = 150;
const ID = 'symbol-card';

let card: HTMLElement | undefined;
/** What the card is about. */
let current: Subject | undefined;
/** Counts what was asked for: an answer that comes too late is dropped. */
let asked = 0;
let showing = 0;
let hiding = 0;
/** Whether the reader used a finger last: of a click itself, not all browsers tell. */
let isTouched = false;

/** Answers what the reader does with code or a link: points at it, focuses or taps it. */
export function show(event: Event): void {
  const target = event.target as Element;
  if (event.type === 'focusin') {
    // Not where a finger or a button of the mouse has put the focus: that says what it means by itself.
    if (target.matches(':focus-visible')) void open(target);
  } else if (event.type === 'click') {
    isTouched = true;
    tap(event as MouseEvent);
  } else if (isTouch(event)) {
    // The finger may have come down before this code was there to hear it.
    isTouched = true;
    void loadNames();
  } else pointAt(event as PointerEvent);
}

/** A finger cannot point: its first tap on a name shows the card, and the next one follows the link. */
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

/** @returns whether there is a card now */
async function open(target: Element, point?: Point): Promise<boolean> {
  window.clearTimeout(showing);
  asked += 1;
  const asking = asked;
  const subject = await findSubject(target, point);
  if (!subject || asking !== asked || !target.isConnected) return false;
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
  asked += 1;
  card?.remove();
  current?.link?.removeAttribute('aria-describedby');
  card = undefined;
  current = undefined;
}

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
  // The card can be entered, to read it in peace, to copy from it or to follow its link.
  if (card?.contains(target) || (current && isOn(current, event))) {
    window.clearTimeout(hiding);
    return;
  }
  // What the keyboard has opened stays, wherever the pointer is.
  if (current && current.link !== document.activeElement) hideSoon();
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
  },
  true,
);
document.addEventListener('focusout', ({ target }) => {
  if (target === current?.link) hideSoon();
});
document.addEventListener('keydown', ({ key }) => {
  isTouched = false;
  if (key === 'Escape') hide();
});
// Focus scrolls its link into view: the card goes with it, and away when the link leaves the window.
document.addEventListener('scroll', follow, { capture: true, passive: true });
document.addEventListener('click', tap, true);

import { cards } from 'virtual-symbol-cards';
import styles from './symbolCard.module.css';

/** How long a pointer rests on a name before its card appears, in ms: passing over shows nothing. */
const DELAY = 200;
/** How long the card stays when the pointer has left, so that it can be entered, in ms. */
const GRACE = 150;
/** Space between name and card, and between card and window, in px. */
const GAP = 8;
const ID = 'symbol-card';

let card: HTMLElement | undefined;
/** The link whose card is shown. */
let current: HTMLAnchorElement | undefined;
/** The link whose card is about to be shown. */
let next: HTMLAnchorElement | undefined;
let showing = 0;
let hiding = 0;

/**
 * Shows the card of the symbol that a link leads to.
 * @param cause type of the event: focus shows the card at once
 */
export function show(link: HTMLAnchorElement, cause: string): void {
  if (link === current || link === next) return;
  const { pathname } = link;
  const facts = cards[pathname.slice(pathname.indexOf('/docs/api/'))];
  // On its own page, a symbol needs no introduction.
  if (!facts || pathname === window.location.pathname) return;
  window.clearTimeout(showing);
  next = link;
  showing = window.setTimeout(
    () => {
      hide();
      current = link;
      card = create(facts);
      document.body.append(card);
      place(card, link.getBoundingClientRect());
      link.setAttribute('aria-describedby', ID);
    },
    cause === 'focusin' ? 0 : DELAY,
  );
}

function create(facts: (typeof cards)[string]): HTMLElement {
  const box = document.createElement('div');
  box.id = ID;
  box.role = 'tooltip';
  box.className = styles.card ?? '';
  const part = (tag: string, text: string, className?: string) => {
    const element = document.createElement(tag);
    element.textContent = text;
    if (className) element.className = className;
    box.append(element);
  };
  part('code', facts.name, styles.name);
  part('span', `${facts.kind}, since ${facts.since}`, styles.facts);
  part('p', facts.summary, styles.summary);
  return box;
}

/** Below the name, or above it where there is no room; always within the window. */
function place(box: HTMLElement, { left, top, bottom }: DOMRect): void {
  const { offsetWidth, offsetHeight } = box;
  const { clientWidth, clientHeight } = document.documentElement;
  const x = Math.min(Math.max(left, GAP), clientWidth - offsetWidth - GAP);
  const below = bottom + GAP + offsetHeight <= clientHeight;
  box.style.left = `${x}px`;
  box.style.top = `${below ? bottom + GAP : Math.max(top - GAP - offsetHeight, GAP)}px`;
}

function hide(): void {
  window.clearTimeout(showing);
  window.clearTimeout(hiding);
  card?.remove();
  current?.removeAttribute('aria-describedby');
  card = undefined;
  current = undefined;
  next = undefined;
}

function follow(): void {
  if (!current || !card) return;
  const name = current.getBoundingClientRect();
  if (name.bottom < 0 || name.top > document.documentElement.clientHeight) hide();
  else place(card, name);
}

function hideSoon(): void {
  window.clearTimeout(hiding);
  hiding = window.setTimeout(hide, GRACE);
}

document.addEventListener('pointerover', ({ target }) => {
  const isIn = (element: Element | undefined) =>
    target instanceof Node && Boolean(element?.contains(target));
  if (next && !isIn(next)) {
    window.clearTimeout(showing);
    next = undefined;
  }
  // The card can be entered, to read it in peace or to copy from it.
  if (isIn(current) || isIn(card)) window.clearTimeout(hiding);
  // What the keyboard has opened stays, wherever the pointer is.
  else if (current && current !== document.activeElement) hideSoon();
});
document.addEventListener('focusout', ({ target }) => {
  if (target === current) hideSoon();
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') hide();
});
// Focus scrolls its link into view: the card goes with it, and away when the link leaves the window.
document.addEventListener('scroll', follow, { capture: true, passive: true });
document.addEventListener('click', hide);

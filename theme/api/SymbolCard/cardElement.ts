import { data as cards } from 'virtual-symbol-cards';
import { withBase } from '../../pages/base';
import type { Subject } from './subject';
import styles from './symbolCard.module.css';

/** Space between name and card, and between card and window, in px. */
const GAP = 8;

/** The parts of a declaration that have a colour, as `theme/content/code.css` names them. */
const COLOURED =
  /(?<c>^\([a-z ]+\))|(?<s>'(?:\\.|[^'\\])*')|\b(?<k>function|const|let|class|interface|type|enum|extends|infer|keyof|typeof|readonly|new|is)\b|\b(?<n>string|number|boolean|object|void|undefined|null|unknown|any|never|true|false|this|\d+)\b|(?<f>[\w$]+)(?=[(<][^>]*\()/g;

/** The card of a subject. */
export function createCard({ name, facts, link }: Subject): HTMLElement {
  const [text, summary, origin, href = ''] = facts;
  const symbol = cards[href]?.name === name ? cards[href] : undefined;
  const card = make('div', styles.card);
  card.role = 'tooltip';
  if (text) {
    const code = make('code');
    code.append(...coloured(text));
    const box = make('pre', styles.text);
    box.append(code);
    card.append(box);
  } else if (name) card.append(make('code', styles.name, name));
  const sentence = symbol?.summary ?? summary;
  if (sentence) card.append(make('p', styles.summary, sentence));

  const foot = make('p', styles.facts);
  // What leads to the same page stands below the pointer already, unless it is a finger's.
  if (href && withBase(href) !== location.pathname) {
    const more = make('a', undefined, origin || link?.hostname);
    more.setAttribute('href', withBase(href));
    if (origin) foot.append(more);
  } else if (origin) foot.append(origin);
  if (symbol)
    foot.append(`${foot.hasChildNodes() ? ' · ' : ''}${symbol.kind}, since ${symbol.since}`);
  if (foot.hasChildNodes()) card.append(foot);
  return card;
}

function make(tag: string, className?: string, text?: string): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text) element.textContent = text;
  return element;
}

function* coloured(text: string): Generator<Node | string> {
  let at = 0;
  for (const { 0: part, index, groups = {} } of text.matchAll(COLOURED)) {
    const colour = Object.keys(groups).find((name) => groups[name]);
    yield text.slice(at, index);
    yield make('i', colour, part);
    at = index + part.length;
  }
  yield text.slice(at);
}

/** Puts a card below a name, or above it where there is no room; always within the window. */
export function place(card: HTMLElement, { left, top, bottom }: DOMRect): void {
  const { offsetWidth, offsetHeight } = card;
  const { clientWidth, clientHeight } = document.documentElement;
  const x = Math.min(Math.max(left, GAP), clientWidth - offsetWidth - GAP);
  const below = bottom + GAP + offsetHeight <= clientHeight;
  card.style.left = `${x}px`;
  card.style.top = `${below ? bottom + GAP : Math.max(top - GAP - offsetHeight, GAP)}px`;
}

import { data as cards } from 'virtual-symbol-cards';
import { API_ROUTE } from '../../../config/docs';
import { library } from '../../../config/library';
import { withBase } from '../../../lib/base';
import type { NameFacts } from './names';
import type { Subject } from './subject';
import styles from './symbolCard.module.css';

/** Gap between name and card, and between card and viewport, in px. */
const GAP = 8;

/** Creates the card of a subject. */
export function createCard({ name = '', facts }: Subject): HTMLElement {
  const [text, summary, , href = ''] = facts;
  const [page = ''] = href.split('#');
  const symbol = cards[page]?.name === name ? cards[page] : undefined;
  const card = make('div', styles.card);
  card.role = 'tooltip';
  if (text) {
    const code = make('code');
    code.append(...coloredCode(text));
    const box = make('pre', styles.text);
    box.append(code);
    card.append(box);
  } else card.append(make('code', styles.name, name));
  for (const sentence of [symbol?.summary, summary]) {
    if (sentence) card.append(make('p', styles.summary, sentence));
  }
  const place = placeOf(facts, name, symbol !== undefined);
  const about = symbol && `${symbol.kind}, since ${symbol.since}`;
  if (place || about) {
    const foot = make('p', styles.facts);
    foot.append(...[place, place && about && ' · ', about].filter((part) => part !== undefined));
    card.append(foot);
  }
  return card;
}

/** Renders the origin of a name, with a link to its description, unless the name itself is that link. */
function placeOf([text, summary, from, href]: NameFacts, name: string, isSymbol: boolean) {
  const [page = '', part] = href?.split('#') ?? [];
  const isOwn = page.startsWith(API_ROUTE) && Boolean(text || summary);
  const origin = from || (isOwn ? library.packageName : undefined);
  if (!href || !origin || withBase(href) === location.pathname) return origin;
  const label = part && !isSymbol && !from ? `${page.replace(/.*\//, '')}: ${name}` : origin;
  const link = make('a', undefined, label);
  // A type that is not exported is on several pages.
  const isHere = part?.startsWith('type-') && document.getElementById(part);
  link.setAttribute('href', isHere ? `#${part}` : withBase(href));
  return link;
}

function make(tag: string, className?: string, text?: string): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text) element.textContent = text;
  return element;
}

/** Places a card below a name, or above if there is no room below, and always within the viewport. */
export function place(card: HTMLElement, { left, top, bottom }: DOMRect): void {
  const { offsetWidth, offsetHeight } = card;
  const { clientWidth, clientHeight } = document.documentElement;
  const x = Math.min(Math.max(left, GAP), clientWidth - offsetWidth - GAP);
  const below = bottom + GAP + offsetHeight <= clientHeight;
  card.style.left = `${x}px`;
  card.style.top = `${below ? bottom + GAP : Math.max(top - GAP - offsetHeight, GAP)}px`;
}

/** Matches the colored parts of TypeScript. The groups are named by their classes in `code.css`. */
const COLORED =
  /(?<c>^\([a-z ]+\))|(?<s>'(?:\\.|[^'\\])*')|\b(?<k>function|const|let|class|interface|type|enum|extends|infer|keyof|typeof|readonly|new|is)\b|\b(?<n>string|number|boolean|object|void|undefined|null|unknown|any|never|true|false|this|\d+)\b|(?<f>[\w$]+)(?=(?:<[^(]*>)?\()/g;

/** Colors a few lines of code in the browser, as Shiki does in the build. */
export function coloredCode(text: string): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let at = 0;
  for (const { 0: part, index, groups = {} } of text.matchAll(COLORED)) {
    const element = document.createElement('i');
    element.className = Object.keys(groups).find((name) => groups[name]) ?? '';
    element.textContent = part;
    parts.push(text.slice(at, index), element);
    at = index + part.length;
  }
  return [...parts, text.slice(at)];
}

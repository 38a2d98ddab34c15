import { data as cards } from 'virtual-symbol-cards';
import { API_ROUTE } from '../../../config/docs';
import { library } from '../../../config/library';
import { coloredCode } from '../../../content/Code/coloredCode';
import { withBase } from '../../../lib/base';
import { create } from '../../../lib/elements';
import type { NameFacts } from './names';
import type { Subject } from './subject';
import styles from './symbolCard.module.css';

/** Browsers do not translate it. */
const CODE = { translate: false };

/** Gap between name and card, and between card and viewport, in px. */
const GAP = 8;

export function createCard({ name = '', facts }: Subject): HTMLElement {
  const [text, summary, , href = ''] = facts;
  const [page = ''] = href.split('#');
  const symbol = cards[page]?.name === name ? cards[page] : undefined;
  const title = text
    ? create('pre', { className: styles.text, ...CODE }, create('code', {}, ...coloredCode(text)))
    : create('code', { className: styles.name, ...CODE }, name);
  const sentences = [symbol?.summary, summary]
    .flatMap((sentence) => sentence || [])
    .map((sentence) => create('p', { className: styles.summary }, sentence));
  const place = placeOf(facts, name, symbol !== undefined);
  const about = symbol && `${symbol.kind}, since ${symbol.since}`;
  const foot = [place, place && about && ' · ', about].flatMap((part) => part || []);
  const feet = foot.length > 0 ? [create('p', { className: styles.facts }, ...foot)] : [];
  const card = { className: styles.card, role: 'tooltip' };
  return create('div', card, title, ...sentences, ...feet);
}

/** Renders the origin of a name, with a link to its description, unless the name itself is that link. */
function placeOf([text, summary, from, href]: NameFacts, name: string, isSymbol: boolean) {
  const [page = '', part] = href?.split('#') ?? [];
  const isOwn = page.startsWith(API_ROUTE) && Boolean(text || summary);
  const origin = from || (isOwn ? library.packageName : undefined);
  if (!href || !origin || withBase(href) === location.pathname) return origin;
  const label = part && !isSymbol && !from ? `${page.replace(/.*\//, '')}: ${name}` : origin;
  // A type that is not exported is on several pages.
  const isHere = part?.startsWith('type-') && document.getElementById(part);
  return create('a', { href: isHere ? `#${part}` : withBase(href) }, label);
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

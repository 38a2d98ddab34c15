import { data as cards } from 'virtual-symbol-cards';
import { BASE, routeOfAddress } from '../../../lib/base';
import {
  type NameFacts,
  nameAt,
  namesFileOf,
  namesIn,
  type PageNames,
  SHARED_FILE,
  withShared,
} from './names';

export interface Subject {
  anchor: Range | HTMLAnchorElement;
  link?: HTMLAnchorElement;
  name?: string;
  facts: NameFacts;
}

export type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

const loading = new Map<string, Promise<PageNames | undefined>>();

export async function loadNames(): Promise<PageNames | undefined> {
  // Then, there is no offline copy.
  if (!navigator.onLine && !navigator.serviceWorker?.controller) return undefined;
  const file = BASE + namesFileOf(routeOfAddress(location) ?? '/');
  const names = loading.get(file) ?? fetchNames(file);
  loading.set(file, names);
  return names;
}

async function fetchNames(file: string): Promise<PageNames | undefined> {
  try {
    const answers = await Promise.all([fetch(file), fetch(BASE + SHARED_FILE)]);
    if (!answers.every(({ ok }) => ok)) return undefined;
    const [names, shared] = await Promise.all(answers.map((answer) => answer.json()));
    return withShared(names, shared);
  } catch {
    // Loading failed, for example without a network. The next name tries again.
    loading.delete(file);
    return undefined;
  }
}

export async function findSubject(target: Element, point?: Point): Promise<Subject | undefined> {
  const code = target.closest('pre code');
  const link = target.closest<HTMLAnchorElement>('a[href*="/docs/api/"]') ?? undefined;
  const names = code && (await loadNames());
  const name = names && (point ? nameAtPoint(names, code, point) : nameOfLink(names, code, link));
  if (name) return { ...name, link };
  const href = link?.pathname.slice(link.pathname.indexOf('/docs/api/')) ?? '';
  // A symbol needs no card on its own page.
  if (!link || !cards[href] || link.pathname === location.pathname) return undefined;
  return { anchor: link, link, name: cards[href].name, facts: ['', '', '', href] };
}

/**
 * The name that an arrow key leads to: the next or previous one, or with the vertical arrows, the first one on another
 * line. Stays at the ends.
 */
export async function neighborOf(
  code: Element,
  from: Subject | undefined,
  key: string,
): Promise<Subject | undefined> {
  const names = await loadNames();
  if (!names) return undefined;
  const text = textOf(code);
  const starts = namesIn(names, text)
    .map(({ start }) => start)
    .filter((start) => isShown(code, start));
  const range = from?.anchor instanceof Range ? from.anchor : undefined;
  const isHere = range && code.contains(range.startContainer);
  const offset = isHere ? offsetOf(code, range.startContainer, range.startOffset) : -1;
  const isForward = key === 'ArrowRight' || key === 'ArrowDown';
  const lineOf = (at: number) => text.slice(0, at).split('\n').length;
  const isNear = (start: number) =>
    offset >= 0 && /Up|Down/.test(key) && lineOf(start) === lineOf(offset);
  const ahead = starts.filter(
    (start) => (isForward ? start > offset : start < offset) && !isNear(start),
  );
  const nearest = isForward ? ahead[0] : ahead.at(-1);
  if (nearest === undefined) return undefined;
  const first = ahead.find((start) => lineOf(start) === lineOf(nearest)) ?? nearest;
  return subjectAt(names, code, key === 'ArrowUp' ? first : nearest);
}

/** Names in folded imports are not shown. */
const isShown = (code: Element, start: number) =>
  textRange(code, start, start + 1).startContainer.parentElement?.checkVisibility?.() ?? true;

export const isOn = ({ anchor }: Subject, { clientX: x, clientY: y }: Point): boolean =>
  [...anchor.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );

function nameAtPoint(names: PageNames, code: Element, point: Point): Subject | undefined {
  const { clientX: x, clientY: y } = point;
  const caret = document.caretPositionFromPoint?.(x, y);
  const range = caret ? undefined : document.caretRangeFromPoint?.(x, y);
  const node = caret?.offsetNode ?? range?.startContainer;
  if (!node || !code.contains(node)) return undefined;
  const offset = offsetOf(code, node, caret?.offset ?? range?.startOffset ?? 0);
  // The caret is between two characters, and may be after the last character of the name.
  return [offset, offset - 1]
    .flatMap((at) => subjectAt(names, code, at) ?? [])
    .find((subject) => isOn(subject, point));
}

const nameOfLink = (names: PageNames, code: Element, link: Element | undefined) =>
  link && subjectAt(names, code, offsetOf(code, link, 0));

function offsetOf(code: Element, node: Node, offset: number): number {
  const before = document.createRange();
  before.setStart(code, 0);
  before.setEnd(node, offset);
  return before.toString().length;
}

function subjectAt(names: PageNames, code: Element, offset: number): Subject | undefined {
  const text = textOf(code);
  const name = nameAt(names, text, offset);
  if (!name) return undefined;
  const { start, end, facts } = name;
  const anchor = textRange(code, start, end);
  const link = anchor.startContainer.parentElement?.closest<HTMLAnchorElement>('a[href]');
  return { anchor, name: text.slice(start, end), facts, ...(link && { link }) };
}

const textOf = (code: Element) => (code.textContent ?? '').replace(/\n$/, '');

/** The range between two offsets of an element's text, across nested elements. */
function textRange(element: Element, start: number, end: number): Range {
  const range = document.createRange();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let at = 0; texts.nextNode(); ) {
    const node = texts.currentNode as Text;
    if (start >= at && start < at + node.length) range.setStart(node, start - at);
    if (end > at && end <= at + node.length) range.setEnd(node, end - at);
    at += node.length;
  }
  return range;
}

import { describe, expect, test } from 'vitest';
import { library } from '../../../config/library';
import { createCard, place } from './cardElement';
import type { NameFacts } from './names';

const PAGE = '/docs/api/functions/withReset';
const { packageName } = library;
const anchor = document.createElement('a');

const cardOf = (name: string, ...facts: NameFacts) => createCard({ anchor, name, facts });
/** The visible text, with one line per part. */
const linesOf = (card: HTMLElement) => [...card.children].map(({ textContent }) => textContent);
const linkOf = (card: HTMLElement) => {
  const link = card.querySelector('a');
  return link && [link.textContent, link.getAttribute('href')];
};

describe('the card of a name', () => {
  test('of a symbol shows its kind, origin and version, and links to its page', () => {
    const card = cardOf('withReset', 'function withReset(): Feature', '', '', PAGE);
    expect(linesOf(card)).toEqual([
      'function withReset(): Feature',
      'Resets the state.',
      `${packageName} · Function, since 19.0.0`,
    ]);
    expect(linkOf(card)).toEqual([packageName, PAGE]);
  });

  test('of a symbol that is linked in the text shows its name without another link', () => {
    const card = cardOf('withReset', '', '', '', PAGE);
    expect(linesOf(card)).toEqual(['withReset', 'Resets the state.', 'Function, since 19.0.0']);
    expect(linkOf(card)).toBeNull();
  });

  test('of a parameter shows its description, and links to its row', () => {
    const card = cardOf('keys', '(parameter) keys: string[]', 'What to keep.', '', `${PAGE}#keys`);
    expect(linesOf(card)).toEqual([
      '(parameter) keys: string[]',
      'What to keep.',
      'withReset: keys',
    ]);
    expect(linkOf(card)).toEqual(['withReset: keys', `${PAGE}#keys`]);
  });

  test('of a name from another library has that library’s name, and a link only if it is described here', () => {
    const card = cardOf('signalStore', 'function signalStore(): Type', '', '@ngrx/signals');
    expect(linesOf(card)).toEqual(['function signalStore(): Type', '@ngrx/signals']);
    expect(linkOf(card)).toBeNull();
  });

  test('links to a type on the same page by its fragment', () => {
    document.body.innerHTML = '<h3 id="type-options">Options</h3>';
    const facts: NameFacts = ['type Options = {}', '', '', `${PAGE}#type-options`];
    expect(linkOf(cardOf('Options', ...facts))?.[1]).toBe('#type-options');
    document.body.replaceChildren();
    expect(linkOf(cardOf('Options', ...facts))?.[1]).toBe(`${PAGE}#type-options`);
    history.replaceState(null, '', PAGE);
    expect(linkOf(cardOf('withReset', 'function withReset()', '', '', PAGE))).toBeNull();
    history.replaceState(null, '', '/');
  });
});

describe('a card is placed', () => {
  const { documentElement: root } = document;
  const sizeOf = (element: HTMLElement, sizes: Record<string, number>) => {
    for (const [name, value] of Object.entries(sizes))
      Object.defineProperty(element, name, { value, configurable: true });
  };

  test.each([
    ['below its name', { left: 100, top: 50, bottom: 70 }, '100px', '78px'],
    ['above the name without room below', { left: 100, top: 700, bottom: 720 }, '100px', '592px'],
    ['within the viewport, at its start', { left: -20, top: 50, bottom: 70 }, '8px', '78px'],
    ['within the viewport, at its end', { left: 900, top: 50, bottom: 70 }, '692px', '78px'],
    [
      'below its top, however little room there is',
      { left: 8, top: 60, bottom: 790 },
      '8px',
      '8px',
    ],
  ])('%s', (_where, name, left, top) => {
    sizeOf(root, { clientWidth: 1000, clientHeight: 800 });
    const card = document.createElement('div');
    sizeOf(card, { offsetWidth: 300, offsetHeight: 100 });
    place(card, name as DOMRect);
    expect([card.style.left, card.style.top]).toEqual([left, top]);
    for (const size of ['clientWidth', 'clientHeight']) Reflect.deleteProperty(root, size);
  });
});

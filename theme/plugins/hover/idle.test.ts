import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startForTest } from '../../testing/document';
import hover from './idle';

const SAMPLE =
  '<figure class="code"><pre><code>store.<a href="/docs/api/functions/withReset">withReset</a></code></pre></figure>';

let sample: HTMLElement;
let link: HTMLElement;
let isByKeyboard: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  document.body.innerHTML = `<main>${SAMPLE}</main>`;
  sample = document.querySelector('pre') as HTMLElement;
  link = document.querySelector('a') as HTMLElement;
  isByKeyboard = true;
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    const focus = ':focus-visible';
    if (!selector.endsWith(focus)) return matches.call(this, selector);
    return isByKeyboard && matches.call(this, selector.replace(focus, '') || '*');
  });
  // Other tests may have left a selection.
  getSelection()?.removeAllRanges();
  startForTest(() => hover.onIdle());
  hover.onArticle(document.body);
});

afterEach(() => {
  getSelection()?.removeAllRanges();
  vi.useRealTimers();
});

/** @returns whether the page has prevented what the browser does */
function dispatch(target: Element, event: Event): boolean {
  let isPrevented = false;
  const onEvent = () => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  target.addEventListener(event.type, onEvent, { once: true });
  target.dispatchEvent(event);
  return isPrevented;
}

/** @returns whether the page has taken the key from the browser */
const isTaken = (key: string, modifiers: KeyboardEventInit = {}) =>
  dispatch(
    sample,
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }),
  );

const click = (detail: number, modifiers: MouseEventInit = {}) =>
  dispatch(
    link,
    new MouseEvent('click', { detail, bubbles: true, cancelable: true, ...modifiers }),
  );

test('arrow keys move from name to name only in a sample that got the focus by keyboard', () => {
  const focus = () => sample.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  focus();
  expect(isTaken('ArrowDown')).toBe(true);
  for (const modifier of ['shiftKey', 'ctrlKey', 'altKey', 'metaKey']) {
    expect(isTaken('ArrowRight', { [modifier]: true }), modifier).toBe(false);
  }
  getSelection()?.selectAllChildren(sample);
  expect(isTaken('ArrowDown'), 'with a selection').toBe(false);
  getSelection()?.removeAllRanges();
  sample.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(isTaken('ArrowDown'), 'after a click').toBe(false);
  isByKeyboard = false;
  focus();
  expect(isTaken('ArrowDown'), 'with the focus of a click').toBe(false);
});

test('a single click on a name follows its link; a double-click and a drag select text', async () => {
  const followed = vi.spyOn(link, 'click').mockImplementation(() => {});
  const press = { bubbles: true, pointerType: 'mouse', button: 0 };
  link.dispatchEvent(new PointerEvent('pointerdown', press));
  expect(link.hasAttribute('href'), 'browsers drag links').toBe(false);
  link.dispatchEvent(new PointerEvent('pointerup', press));
  expect(link.hasAttribute('href')).toBe(true);
  expect(click(1)).toBe(true);
  expect(click(2)).toBe(true);
  await vi.runAllTimersAsync();
  getSelection()?.selectAllChildren(link);
  expect(click(1)).toBe(true);
  await vi.runAllTimersAsync();
  expect(followed).not.toHaveBeenCalled();
  getSelection()?.removeAllRanges();
  expect(click(1)).toBe(true);
  await vi.runAllTimersAsync();
  expect(followed).toHaveBeenCalledOnce();
  expect(click(1, { ctrlKey: true }), 'the browser opens a tab').toBe(false);
  expect(click(0), 'by keyboard').toBe(false);
});

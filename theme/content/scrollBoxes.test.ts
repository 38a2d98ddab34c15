import { afterEach, expect, test, vi } from 'vitest';
import { watchScrollBoxes } from './scrollBoxes';

let tellSizes: ResizeObserverCallback;
const disconnect = vi.fn();

/** Fake `ResizeObserver`, because the test environment has no layout. */
class Sizes {
  constructor(tell: ResizeObserverCallback) {
    tellSizes = tell;
  }
  observe() {}
  disconnect = disconnect;
}

/** Sets the content width of a box that is 300 px wide. */
function fill(box: Element, scrollWidth: number) {
  Object.defineProperty(box, 'clientWidth', { value: 300, configurable: true });
  Object.defineProperty(box, 'scrollWidth', { value: scrollWidth, configurable: true });
  tellSizes([{ target: box } as unknown as ResizeObserverEntry], {} as ResizeObserver);
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('code and tables are focusable and labeled only while they can scroll', () => {
  vi.stubGlobal('ResizeObserver', Sizes);
  document.body.innerHTML =
    '<figure class="code"><span class="code-title">store.ts</span><pre>code</pre></figure><div class="table-box"></div>';
  const life = new AbortController();
  watchScrollBoxes(document.body, life.signal);
  for (const [selector, name] of [
    ['pre', 'Code: store.ts'],
    ['.table-box', 'Scrollable table'],
  ] as const) {
    const box = document.querySelector(selector) as HTMLElement;
    fill(box, 400);
    expect(box.tabIndex).toBe(0);
    expect(box.role).toBe('group');
    expect(box.getAttribute('aria-label')).toBe(name);
    expect(box.hasAttribute('data-scrolls')).toBe(true);
    fill(box, 301);
    expect(box.hasAttribute('data-scrolls'), 'less than a pixel is ignored').toBe(false);
    expect(box.hasAttribute('tabindex')).toBe(false);
    expect(box.hasAttribute('aria-label')).toBe(false);
  }
  life.abort();
  expect(disconnect).toHaveBeenCalledOnce();
});

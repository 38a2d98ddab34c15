import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startForTest } from '../../testing/document';
import { scrollToTop, watchScroll } from './backToTop';

let y = 0;
let reduced = false;
let frames: FrameRequestCallback[] = [];

const scroll = (to: number) => {
  y = to;
  document.dispatchEvent(new Event('scroll'));
};
const button = () => document.querySelector<HTMLButtonElement>('.back-to-top');
const frame = () => {
  for (const run of frames.splice(0)) run(0);
};

beforeEach(() => {
  y = 0;
  reduced = false;
  frames = [];
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y);
  vi.spyOn(window, 'scrollTo').mockImplementation((to) => {
    y = (to as ScrollToOptions).top ?? 0;
  });
  vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: reduced }) as MediaQueryList);
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  startForTest(watchScroll);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the button appears when the reader scrolls up far down the page, and disappears when scrolling down', () => {
  scroll(2000);
  scroll(1900);
  expect(button()?.title).toBe('Scroll back to top');
  scroll(2100);
  expect(button()).toBeNull();
  scroll(2000);
  expect(button()).not.toBeNull();
  scroll(100);
  expect(button()).toBeNull();
});

test('each frame reduces the distance to 0.85 of it', () => {
  y = 1000;
  scrollToTop();
  frame();
  expect(y).toBe(850);
  frame();
  expect(y).toBe(722);
  for (let count = 0; count < 100; count++) frame();
  expect(y).toBe(0);
  expect(frames).toEqual([]);
});

test("the reader's own scrolling cancels it", () => {
  y = 1000;
  scrollToTop();
  frame();
  y = 900;
  frame();
  expect(y).toBe(900);
  expect(frames).toEqual([]);
});

test('with reduced motion, the page jumps to the top', () => {
  reduced = true;
  y = 1000;
  scrollToTop();
  expect(y).toBe(0);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openExternalLinksOutside } from './appWindow';

const windowOf = (standalone: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: standalone }));

let stop = () => {};
beforeEach(() => {
  document.body.innerHTML = `
    <a id="own" href="/docs">Docs</a>
    <a id="other" href="https://other.example/"><b>Other</b></a>
    <a id="mail" href="mailto:a@b.example">Mail</a>`;
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const targetAfterClick = (selector: string) => {
  // A plain event, because the browser of the test would follow a real click.
  document.querySelector(selector)?.dispatchEvent(new Event('click', { bubbles: true }));
  return document.querySelector<HTMLAnchorElement>(selector)?.closest('a')?.target;
};

test('the installed app opens external links outside, and its own pages inside', () => {
  windowOf(true);
  stop = openExternalLinksOutside();
  expect(targetAfterClick('#other b')).toBe('_blank');
  expect(targetAfterClick('#own')).toBe('');
  expect(targetAfterClick('#mail')).toBe('');
});

test('a browser tab leaves links unchanged', () => {
  windowOf(false);
  stop = openExternalLinksOutside();
  expect(targetAfterClick('#other')).toBe('');
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openExternalLinksOutside } from './appWindow';

beforeEach(() => {
  vi.spyOn(document, 'addEventListener');
  document.body.innerHTML = `
    <a id="own" href="/docs">Docs</a>
    <a id="other" href="https://other.example/"><b>Other</b></a>
    <a id="mail" href="mailto:a@b.example">Mail</a>`;
});
afterEach(() => {
  for (const call of vi.mocked(document.addEventListener).mock.calls)
    document.removeEventListener(...call);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const targetAfterClick = (selector: string) => {
  // A plain event, because the browser of the test would follow a real click.
  document.querySelector(selector)?.dispatchEvent(new Event('click', { bubbles: true }));
  return document.querySelector<HTMLAnchorElement>(selector)?.closest('a')?.target;
};

test.each([
  ['the installed app opens external links outside, and its own pages inside', true, '_blank'],
  ['a browser tab leaves links unchanged', false, ''],
])('%s', (_, matches, target) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  openExternalLinksOutside();
  expect(['#other b', '#own', '#mail'].map(targetAfterClick)).toEqual([target, '', '']);
});

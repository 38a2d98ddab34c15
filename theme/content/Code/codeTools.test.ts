import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addTools, onToolClick } from './codeTools';

let life: AbortController;

/** Creates a sample as rendered by the build, with its buttons. */
function sample({ title = '', classes = '', code = 'npm test' } = {}) {
  const caption = title && `<figcaption><span class="code-title">${title}</span></figcaption>`;
  document.body.innerHTML = `<figure class="code">${caption}<div class="code-body"><pre class="${classes}"><code>${code}</code></pre></div></figure>`;
  addTools(document.body, life.signal);
  const find = <T extends HTMLElement>(selector: string) =>
    document.querySelector<T>(selector) as T;
  return {
    pre: find<HTMLPreElement>('pre'),
    copy: find<HTMLButtonElement>('[data-tool=copy]'),
    wrap: find<HTMLButtonElement>('[data-tool=wrap]'),
    status: find('[role=status]'),
  };
}

const write = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  life = new AbortController();
  vi.useFakeTimers();
  write.mockReset().mockResolvedValue();
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText: write } as never);
});
afterEach(() => {
  life.abort();
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('copies the code without removed lines of a diff, and confirms it for a while', async () => {
  const { copy, status } = sample({
    title: 'store.ts',
    code: '<span class="line del">old();\n</span><span class="line add"><span class=f>fresh</span>();\n</span><span class="line">\n</span>',
  });
  expect(copy.getAttribute('aria-label')).toBe('Copy code: store.ts');
  await onToolClick(copy);
  expect(write).toHaveBeenCalledExactlyOnceWith('fresh();');
  expect([status.textContent, copy.title]).toEqual(['Copied', 'Copied']);
  vi.runAllTimers();
  expect([status.textContent, copy.title]).toEqual(['', 'Copy code']);
});

test('selects the code if the clipboard is not available, and says so for a while', async () => {
  write.mockRejectedValue(new Error('forbidden'));
  const { copy, status } = sample();
  await onToolClick(copy);
  expect(window.getSelection()?.toString()).toBe('npm test');
  expect(status.textContent).toBe('Code selected: copy it with the keyboard.');
  expect(status.className).not.toContain('visually-hidden');
  vi.runAllTimers();
  expect(status.textContent).toBe('');
});

test('the buttons of every sample work until the reader leaves the article', () => {
  const { pre, wrap } = sample();
  wrap.click();
  expect(pre.className).toBe('wrapped');
  life.abort();
  wrap.click();
  expect(pre.className).toBe('wrapped');
});

test('code that is already wrapped can be unwrapped', () => {
  const { wrap } = sample({ classes: 'wrapped' });
  expect(wrap.getAttribute('aria-pressed')).toBe('true');
});

test('a sample that an island has added, with its buttons, gets no second ones', () => {
  sample();
  addTools(document.body, life.signal);
  expect(document.querySelectorAll('[data-tool=copy]')).toHaveLength(1);
});

test('does not offer to unwrap a command', () => {
  document.body.innerHTML =
    '<article><figure class="code"><div class="code-body"><pre class="wrapped"><code data-lines="1">npm test</code></pre></div></figure></article>';
  addTools(document.body, life.signal);
  expect(document.querySelector('[data-tool=copy]')).not.toBeNull();
  expect(document.querySelector('[data-tool=wrap]')).toBeNull();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addCodeTools, onToolClick, setScrollable } from './codeTools';

/** A sample as the build writes it, with its buttons. */
function sample({ title = '', classes = '', code = 'npm test' } = {}) {
  const caption = title && `<figcaption><span class="code-title">${title}</span></figcaption>`;
  document.body.innerHTML = `<figure class="code">${caption}<div class="code-body"><pre class="${classes}"><code>${code}</code></pre></div></figure>`;
  const figure = document.querySelector('figure') as HTMLElement;
  addCodeTools(figure);
  const find = <T extends HTMLElement>(selector: string) => figure.querySelector<T>(selector) as T;
  return {
    pre: find<HTMLPreElement>('pre'),
    copy: find<HTMLButtonElement>('[data-tool=copy]'),
    wrap: find<HTMLButtonElement>('[data-tool=wrap]'),
    status: find('[role=status]'),
  };
}

const write = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  write.mockReset().mockResolvedValue();
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText: write } as never);
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('copies the code, without the lines that a diff takes away, and says so for a while', async () => {
  const { copy, status } = sample({
    title: 'store.ts',
    code: '<span class="line del">old();\n</span><span class="line add"><span class=f>fresh</span>();\n</span>',
  });
  expect(copy.getAttribute('aria-label')).toBe('Copy code: store.ts');
  await onToolClick(copy);
  expect(write).toHaveBeenCalledExactlyOnceWith('fresh();');
  expect(status.textContent).toBe('Copied');
  vi.runAllTimers();
  expect(status.textContent).toBe('');
});

test('selects the code where the clipboard is out of reach', async () => {
  write.mockRejectedValue(new Error('forbidden'));
  const { copy, status } = sample();
  await onToolClick(copy);
  expect(window.getSelection()?.toString()).toBe('npm test');
  expect(status.textContent).toBe('');
});

test('breaks long lines when asked to, and back', async () => {
  const { pre, wrap } = sample();
  await onToolClick(wrap);
  expect(pre.className).toBe('wrapped');
  expect(wrap.getAttribute('aria-pressed')).toBe('true');
  await onToolClick(wrap);
  expect(pre.className).toBe('');
  expect(wrap.getAttribute('aria-pressed')).toBe('false');
});

test('offers to break lines only where a line is too long, or is broken already', () => {
  const { pre, wrap } = sample();
  setScrollable(pre, false);
  expect(wrap.hidden).toBe(true);
  setScrollable(pre, true);
  expect(wrap.hidden).toBe(false);

  const broken = sample({ classes: 'wrapped' });
  setScrollable(broken.pre, false);
  expect(broken.wrap.hidden).toBe(false);
  expect(broken.wrap.getAttribute('aria-pressed')).toBe('true');
});

test('takes the focus only while there is something to scroll, and then has a name', () => {
  const { pre } = sample({ title: 'store.ts' });
  setScrollable(pre, true);
  expect(pre.tabIndex).toBe(0);
  expect(pre.getAttribute('aria-label')).toBe('Code: store.ts');
  setScrollable(pre, false);
  expect(pre.hasAttribute('tabindex')).toBe(false);
  expect(pre.hasAttribute('aria-label')).toBe(false);
});

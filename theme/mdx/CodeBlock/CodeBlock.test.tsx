import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeBlock } from './CodeBlock';

const html =
  '<span class="line del">old();\n</span><span class="line add"><span class="f">fresh</span>();\n</span>';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('copies the code, without the lines that a diff removes, and says so', async () => {
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  render(<CodeBlock html={html} lang="TypeScript" title="store.ts" lines="true" />);
  await user.click(screen.getByRole('button', { name: 'Copy code: store.ts' }));
  expect(write).toHaveBeenCalledWith('fresh();');
  expect(screen.getByRole('status').textContent).toBe('Copied');
});

test('selects the code where the clipboard is out of reach', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  render(<CodeBlock html="npm test" />);
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(window.getSelection()?.toString()).toContain('npm test');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('does not take the focus while there is nothing to scroll', () => {
  const { container } = render(<CodeBlock html="npm test" />);
  expect(container.querySelector('pre')?.hasAttribute('tabindex')).toBe(false);
});

import { afterEach, expect, test, vi } from 'vitest';
import { showStill } from './showStill';

afterEach(() => vi.unstubAllGlobals());

test('stills of a demo and of its inspector fill their boxes and are fetched together, and existing stills are kept', async () => {
  const stills = {
    css: 'p { color: red }',
    html: { 'with-reset': '<p>Count: 0</p>' },
    inspector: { css: '', html: { 'with-reset': '<i data-style="--level: 2">count</i>' } },
  };
  const fetching = vi.fn(async () => Response.json(stills));
  vi.stubGlobal('fetch', fetching);
  const show = async (name: 'still' | 'stillInspector') => {
    const host = document.createElement('div');
    host.dataset[name] = 'with-reset';
    await showStill(host);
    await showStill(host);
    return host.shadowRoot;
  };
  expect((await show('still'))?.textContent).toBe('Count: 0');
  expect((await show('still'))?.textContent).toBe('Count: 0');
  const inspector = await show('stillInspector');
  expect(inspector?.textContent).toBe('count');
  expect(inspector?.querySelector('i')?.style.getPropertyValue('--level')).toBe('2');
  expect(fetching).toHaveBeenCalledOnce();
});

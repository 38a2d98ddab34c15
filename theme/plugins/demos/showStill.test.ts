import { afterEach, expect, test, vi } from 'vitest';
import { showStill } from './showStill';

afterEach(() => vi.unstubAllGlobals());

test('the still of a demo fills its box, is fetched once for all, and an existing one stays', async () => {
  const stills = { css: 'p { color: red }', html: { 'with-reset': '<p>Count: 0</p>' } };
  const fetching = vi.fn(async () => Response.json(stills));
  vi.stubGlobal('fetch', fetching);
  const hosts = [document.createElement('div'), document.createElement('div')];
  for (const host of hosts) {
    host.dataset.still = 'with-reset';
    await showStill(host);
    await showStill(host);
    expect(host.shadowRoot?.textContent).toBe('Count: 0');
  }
  expect(fetching).toHaveBeenCalledOnce();
});

import { expect, test, vi } from 'vitest';
import { showStill } from './showStill';

test('a still fills its box; stills are fetched together, and an existing one is kept', async () => {
  const stills = { css: 'p { color: red }', html: { 'with-reset': '<p>Count: 0</p>' } };
  const fetching = vi.fn(async () => Response.json(stills));
  vi.stubGlobal('fetch', fetching);
  const show = async () => {
    const host = document.createElement('div');
    host.dataset.still = 'with-reset';
    await showStill(host);
    await showStill(host);
    return host.shadowRoot?.textContent;
  };
  expect([await show(), await show()]).toEqual(['Count: 0', 'Count: 0']);
  expect(fetching).toHaveBeenCalledOnce();
});

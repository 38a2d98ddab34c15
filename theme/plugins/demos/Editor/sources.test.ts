import { afterEach, expect, test, vi } from 'vitest';
import { loadSources } from './sources';

afterEach(() => vi.unstubAllGlobals());

test('the sources are loaded once, and reloaded after an edit in development', async () => {
  let text = 'before';
  const load = vi.fn(async () =>
    Response.json({ demos: { demo: ['demo.ts'] }, files: { 'demo.ts': text } }),
  );
  vi.stubGlobal('fetch', load);
  // Resets what other tests have loaded.
  dispatchEvent(new CustomEvent('demo-edit'));
  expect(await loadSources('demo')).toEqual({ 'demo.ts': 'before' });
  text = 'after';
  await loadSources('demo');
  expect(load).toHaveBeenCalledOnce();
  dispatchEvent(new CustomEvent('demo-edit'));
  expect(await loadSources('demo')).toEqual({ 'demo.ts': 'after' });
});

import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('the sources are loaded once, and in development again after an edit', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  let text = 'before';
  const load = vi.fn(async () =>
    Response.json({ demos: { demo: ['demo.ts'] }, files: { 'demo.ts': text } }),
  );
  vi.stubGlobal('fetch', load);
  const { loadSources } = await import('./sources');
  expect(await loadSources('demo')).toEqual({ 'demo.ts': 'before' });
  text = 'after';
  await loadSources('demo');
  expect(load).toHaveBeenCalledOnce();
  dispatchEvent(new CustomEvent('demo-edit'));
  expect(await loadSources('demo')).toEqual({ 'demo.ts': 'after' });
});

import { expect, test, vi } from 'vitest';
import { loadOnce } from './loadOnce';

test('all callers share one load, and a failure is not cached', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('offline'));
  const loadCode = loadOnce(load);
  await expect(loadCode()).rejects.toThrow('offline');
  expect(await Promise.all([loadCode(), loadCode()])).toEqual(['code', 'code']);
  expect(load).toHaveBeenCalledTimes(2);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unlessKnownGood } from './remember';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rules-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const problem = { file: 'a.ts', line: 1, message: 'Wrong.', remedy: 'Mend it.' };

test('sources without problems are checked once, changed ones again', async () => {
  const check = vi.fn(async () => []);
  await unlessKnownGood(['a', 'b'], check, folder);
  await unlessKnownGood(['a', 'b'], check, folder);
  expect(check).toHaveBeenCalledTimes(1);
  await unlessKnownGood(['a', 'c'], check, folder);
  await unlessKnownGood(['ab'], check, folder);
  expect(check).toHaveBeenCalledTimes(3);
});

test('problems are reported each time', async () => {
  const check = vi.fn(async () => [problem]);
  expect(await unlessKnownGood(['a'], check, folder)).toEqual([problem]);
  expect(await unlessKnownGood(['a'], check, folder)).toEqual([problem]);
});

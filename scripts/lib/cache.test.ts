import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { cached, digestOf } from './cache';

let maker: string;
let helper: string;

beforeEach(() => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cache-'));
  maker = path.join(folder, 'maker.ts');
  helper = path.join(folder, 'helper.ts');
  writeFileSync(maker, "export { help } from './helper';");
  writeFileSync(helper, 'export const help = 1;');
});

test('computes a result once for the same inputs, and again for others', async () => {
  const text = randomUUID();
  const make = vi.fn(async () => ({ answer: 42 }));
  expect(await cached('test', maker, { texts: [text] }, make)).toEqual({ answer: 42 });
  expect(await cached('test', maker, { texts: [text] }, make)).toEqual({ answer: 42 });
  expect(make).toHaveBeenCalledTimes(1);
  await cached('test', maker, { texts: [`${text}!`] }, make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('computes a result again if a helper of its code has changed', async () => {
  const texts = [randomUUID()];
  const make = vi.fn(async () => 1);
  const buildAgain = async () => {
    vi.resetModules();
    await (await import('./cache')).cached('test', maker, { texts }, make);
  };
  await buildAgain();
  await buildAgain();
  expect(make).toHaveBeenCalledTimes(1);
  writeFileSync(helper, 'export const help = 2;');
  await buildAgain();
  expect(make).toHaveBeenCalledTimes(2);
});

test('concurrent requests share a result', async () => {
  const texts = [randomUUID()];
  const make = vi.fn(async () => 1);
  const ask = () => cached('test', maker, { texts }, make);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('does not cache a failure', async () => {
  const texts = [randomUUID()];
  const fail = async () => Promise.reject(new Error('no'));
  await expect(cached('test', maker, { texts }, fail)).rejects.toThrow('no');
  expect(await cached('test', maker, { texts }, async () => 1)).toBe(1);
});

test('depends on the contents of files and the boundaries of texts', () => {
  const digests = new Set<string>();
  for (const content of ['1', '2']) {
    writeFileSync(helper, content);
    digests.add(digestOf({ files: [helper] }));
  }
  digests.add(digestOf({ texts: ['ab', 'c'] }));
  digests.add(digestOf({ texts: ['a', 'bc'] }));
  expect(digests.size).toBe(4);
});

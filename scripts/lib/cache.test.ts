import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { cached, digestOf } from './cache';

test('a result is made once for the same inputs, and anew for others', async () => {
  const text = randomUUID();
  const make = vi.fn(async () => ({ answer: 42 }));
  expect(await cached('test', { texts: [text] }, make)).toEqual({ answer: 42 });
  expect(await cached('test', { texts: [text] }, make)).toEqual({ answer: 42 });
  expect(make).toHaveBeenCalledTimes(1);
  await cached('test', { texts: [`${text}!`] }, make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('who asks while a result is being made gets the same', async () => {
  const texts = [randomUUID()];
  const make = vi.fn(async () => 1);
  const asked = [cached('test', { texts }, make), cached('test', { texts }, make)];
  expect(await Promise.all(asked)).toEqual([1, 1]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a failure is not kept', async () => {
  const texts = [randomUUID()];
  const fail = async () => Promise.reject(new Error('no'));
  await expect(cached('test', { texts }, fail)).rejects.toThrow('no');
  expect(await cached('test', { texts }, async () => 1)).toBe(1);
});

test('contents of files, versions of packages and the borders of texts count', () => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'cache-')), 'a');
  const digests = new Set<string>();
  for (const content of ['1', '2']) {
    writeFileSync(file, content);
    digests.add(digestOf({ files: [file] }));
  }
  digests.add(digestOf({ packages: ['react'] }));
  digests.add(digestOf({ packages: ['react-dom'] }));
  digests.add(digestOf({ texts: ['ab', 'c'] }));
  digests.add(digestOf({ texts: ['a', 'bc'] }));
  expect(digests.size).toBe(6);
});

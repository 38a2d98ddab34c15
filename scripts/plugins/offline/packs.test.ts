import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { hashOf } from '../../../sw/build';
import { writePacks } from './packs';

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'packs-'));
});

/** Packs files with the given contents. Returns the names and the content of each pack. */
async function pack(files: Record<string, string>) {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
    await writeFile(path.join(dist, file), content);
  }
  const names = Object.keys(files);
  const packs = await writePacks(
    dist,
    names.map((name) => [name, '']),
  );
  return Promise.all(
    packs.map(async ({ file: [name, hash], from, count }) => {
      const content = await readFile(path.join(dist, name));
      expect(await hashOf(new Uint8Array(content))).toBe(hash);
      return [names.slice(from, from + count).join(' '), content.toString()];
    }),
  );
}

test('neighboring JSON files are packed, one per line', async () => {
  const files = { 'a.js': 'a', 'b.json': '"b"', 'c/d.json': '"d"', 'e.svg': '<svg/>' };
  expect(await pack(files)).toEqual([['b.json c/d.json', '"b"\n"d"']]);
});

test('a single file and JSON with line breaks are not packed', async () => {
  const lines = '{\n}';
  const files = { 'a.json': '1', 'b.json': lines, 'c.json': '3', 'd.json': '4', 'e.json': lines };
  expect(await pack(files)).toEqual([['c.json d.json', '3\n4']]);
});

test('a pack has a limited size', async () => {
  const text = JSON.stringify('x'.repeat(100_000));
  const files = { 'a.json': text, 'b.json': text, 'c.json': text, 'd.json': text };
  const names = (await pack(files)).map(([name]) => name);
  expect(names).toEqual(['a.json b.json', 'c.json d.json']);
});

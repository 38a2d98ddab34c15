import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import type { Build } from '../../../sw/build';
import { bundleWorker, WORKER_FILE } from './bundle-worker';

/** Size limit of the worker in bytes, gzipped, with a minimal build. */
const MAX_WORKER_SIZE = 12_000;

/** In ms. Bundling can be slow on a busy machine. */
const TIMEOUT = 60_000;

const BUILD: Build = {
  format: 1,
  id: 'id-of-build',
  files: [['static/index.js', 'hash']],
  essentials: 1,
  bytes: 5,
  routes: { '': [] },
  shell: '<html></html>',
  scripts: ['static/index.js'],
};

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'offline-worker-'));
});

const read = () => readFile(path.join(dist, WORKER_FILE), 'utf8');

test(
  'the worker is one small file that contains its build and imports nothing',
  async () => {
    await bundleWorker(dist, BUILD);
    const code = await read();
    expect(code).toContain('id-of-build');
    expect(code).not.toContain('importScripts');
    expect(code).not.toMatch(/https?:\/\/(?!bit\.ly)/);
    expect(gzipSync(code, { level: 9 }).length).toBeLessThan(MAX_WORKER_SIZE);
  },
  TIMEOUT,
);

test(
  'when offline reading is disabled, the worker only removes itself',
  async () => {
    await bundleWorker(dist, undefined);
    const code = await read();
    expect(code).toContain('unregister()');
    expect(code).not.toMatch(/addEventListener\("fetch"/);
  },
  TIMEOUT,
);

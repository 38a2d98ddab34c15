import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import type { Build } from '../../../sw/build';
import { bundleWorker, WORKER_FILE } from './bundle-worker';

/** Limit of the worker's own code in bytes, gzipped; what it says about a build comes on top. */
const LARGEST_WORKER = 12_000;

/** Bundling takes a moment on a busy machine, in ms. */
const BUNDLE_TIME = 60_000;

const BUILD: Build = {
  format: 1,
  id: 'name-of-build',
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
  'the worker is one small file that carries its build and loads nothing',
  async () => {
    await bundleWorker(dist, BUILD);
    const code = await read();
    expect(code).toContain('name-of-build');
    expect(code).not.toContain('importScripts');
    expect(code).not.toMatch(/https?:\/\/(?!bit\.ly)/);
    expect(gzipSync(code, { level: 9 }).length).toBeLessThan(LARGEST_WORKER);
  },
  BUNDLE_TIME,
);

test(
  'switched off, the worker only removes itself',
  async () => {
    await bundleWorker(dist, undefined);
    const code = await read();
    expect(code).toContain('unregister()');
    expect(code).not.toMatch(/addEventListener\("fetch"/);
  },
  BUNDLE_TIME,
);

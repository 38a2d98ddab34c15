import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { Build } from '../../../sw/build';
import { filesIn } from '../../lib/files';
import { bundleWorker, WORKER_FILE } from './bundle-worker';

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
  'the worker describes its build and imports its code, which is the same for all builds',
  async () => {
    await bundleWorker(dist, BUILD);
    await bundleWorker(dist, { ...BUILD, id: 'id-of-next-build' });
    const [file = '', ...others] = filesIn(path.join(dist, 'static'));
    expect(others).toEqual([]);
    const worker = await read();
    expect(worker).toContain('id-of-next-build');
    expect(worker).toContain(`importScripts("static/${file}")`);
    const code = await readFile(path.join(dist, 'static', file), 'utf8');
    expect(code).not.toContain('importScripts');
    expect(code).not.toMatch(/https?:\/\/(?!bit\.ly)/);
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

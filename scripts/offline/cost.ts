import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { SiteFile } from '../../sw/build';
import { filesOf } from './files';
import { WORKER_FILE } from './worker';

/** What goes over the network, as the local host and other good ones send it. */
export interface Cost {
  /** Files, the worker among them. */
  requests: number;
  /** Bytes, gzipped where that helps. */
  bytes: number;
  /** The files, largest first. */
  files: { path: string; bytes: number }[];
}

/** What a reader's first copy of a built site costs. */
export async function firstCost(dist: string): Promise<Cost> {
  const { files } = await filesOf(dist);
  return costOf(dist, files);
}

/** What it costs a reader who has a copy of one build to get the next one. */
export async function updateCost(from: string, to: string): Promise<Cost> {
  const [old, next] = await Promise.all([filesOf(from), filesOf(to)]);
  const stored = new Set(old.files.map(([file, hash]) => `${file} ${hash}`));
  return costOf(
    to,
    next.files.filter(([file, hash]) => !stored.has(`${file} ${hash}`)),
  );
}

async function costOf(dist: string, files: readonly SiteFile[]): Promise<Cost> {
  const paths = [WORKER_FILE, ...files.map(([file]) => file)];
  const costs = await Promise.all(
    paths.map(async (file) => ({ path: file, bytes: await transferSize(path.join(dist, file)) })),
  );
  costs.sort((a, b) => b.bytes - a.bytes);
  return {
    requests: costs.length,
    bytes: costs.reduce((sum, { bytes }) => sum + bytes, 0),
    files: costs,
  };
}

/** Size of a file on its way: images are as small as they get, everything else is compressed. */
export async function transferSize(file: string): Promise<number> {
  const content = await readFile(file);
  return Math.min(content.length, gzipSync(content, { level: 9 }).length);
}

import path from 'node:path';
import { weigh } from '../../lib/weights';
import { WORKER_FILE } from './bundle-worker';
import { precachedFiles } from './precached-files';

/** A file that is downloaded: its path, and its size in bytes on the network. */
export interface Download {
  path: string;
  bytes: number;
}

/**
 * What a reader downloads to get a build, largest file first. The worker is always part of it.
 *
 * @param previous the build that the reader has already, if any
 */
export async function downloadsOf(dist: string, previous?: string): Promise<Download[]> {
  const keyOf = (file: readonly string[]) => file.join(' ');
  const stored = new Set(previous ? (await precachedFiles(previous)).files.map(keyOf) : []);
  const { files } = await precachedFiles(dist);
  const paths = files.filter((file) => !stored.has(keyOf(file))).map(([file]) => file);
  return [WORKER_FILE, ...paths]
    .map((file) => ({ path: file, bytes: weigh(path.join(dist, file)) }))
    .sort((a, b) => b.bytes - a.bytes);
}

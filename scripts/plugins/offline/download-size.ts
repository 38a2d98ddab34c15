import { existsSync } from 'node:fs';
import path from 'node:path';
import { requestsFor } from '../../../sw/download';
import { baseOf } from '../../host/host';
import { filesIn } from '../../lib/files';
import { weigh } from '../../testing/weights';
import { readBuild, WORKER_CODE, WORKER_FILE } from './bundle-worker';

/** A downloaded file: its path, and its compressed size in bytes. */
export interface Download {
  path: string;
  bytes: number;
}

/** Downloads, largest first, of a reader who may have the `previous` build. They always include the description. */
export async function downloadsOf(dist: string, previous?: string): Promise<Download[]> {
  const keyOf = (file: readonly string[]) => file.join(' ');
  const stored = new Set(previous ? (await readBuild(previous)).files.map(keyOf) : []);
  const base = baseOf(dist);
  const build = await readBuild(dist);
  const missing = build.files.filter((file) => !stored.has(keyOf(file)));
  const paths = requestsFor(build, missing).map(({ file: [name] }) => name);
  const code = filesIn(dist, '.js')
    .filter((file) => file.startsWith(`${WORKER_CODE}.`))
    .filter((file) => !previous || !existsSync(path.join(previous, file)));
  return [WORKER_FILE, ...code, ...paths]
    .map((file) => ({ path: file, bytes: weigh(path.join(dist, file), base) }))
    .sort((a, b) => b.bytes - a.bytes);
}

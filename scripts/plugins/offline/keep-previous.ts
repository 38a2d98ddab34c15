/**
 * Run `tsx scripts/plugins/offline/keep-previous.ts https://example.org/docs/` between build and deployment. It adds
 * the hashed files of the deployed site to the new build, so that open tabs and cached pages still find their code
 * after the deployment.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf } from '../../../sw/build';
import { inProject } from '../../lib/paths';
import { WORKER_FILE } from './bundle-worker';

/** An entry of the file list in the worker: path and hash. */
const HASHED_FILE = /\["(static\/(?:[\w-]+\/)*[\w.-]+)","([\w-]+)"\]/g;

/** Files of earlier builds are not kept, and neither are those that do not match their hash. */
export async function keepPrevious(dist: string, home: string): Promise<string[]> {
  const worker = await fetchBytes(new URL(WORKER_FILE, home));
  const listed = new TextDecoder().decode(worker).matchAll(HASHED_FILE);
  const kept: string[] = [];
  for (const [, file = '', hash] of listed) {
    const target = path.join(dist, file);
    if (existsSync(target)) continue;
    const bytes = await fetchBytes(new URL(file, home));
    if (!bytes || (await hashOf(bytes)) !== hash) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, new Uint8Array(bytes));
    kept.push(file);
  }
  return kept;
}

async function fetchBytes(address: URL): Promise<ArrayBuffer | undefined> {
  const response = await fetch(address).catch(() => undefined);
  return response?.ok ? response.arrayBuffer() : undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [home = ''] = process.argv.slice(2);
  const kept = await keepPrevious(inProject('dist'), home);
  console.log(`Kept ${kept.length} files of the build deployed at ${home}`);
}

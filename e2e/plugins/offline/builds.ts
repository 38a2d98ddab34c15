import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildVariants, TESTED } from '../../project';

/** Folders of the built sites, by name. */
export type Builds = Record<(typeof TESTED)[number], string>;

/** The setup writes the folders to this file for the tests, which run in other processes. */
const NOTE = path.join(import.meta.dirname, '../../../node_modules/.cache/offline-builds.json');

export async function makeBuilds(): Promise<void> {
  const builds: Builds = await buildVariants(TESTED);
  writeFileSync(NOTE, JSON.stringify(builds));
}

export function readBuilds(): Builds {
  return JSON.parse(readFileSync(NOTE, 'utf8'));
}

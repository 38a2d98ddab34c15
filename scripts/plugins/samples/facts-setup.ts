import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { extractSamples } from './check';
import { loadMembers } from './plugin';

/**
 * Prepares the tests in `docs/_facts`, which import the samples of the pages and compare the member tables with real
 * stores. Vitest runs this before them.
 */
export default async function setup(project: TestProject): Promise<void> {
  const root = path.resolve(import.meta.dirname, '../../..');
  await extractSamples(root);
  project.provide('memberTables', await loadMembers());
}

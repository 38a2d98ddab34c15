import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { extractSamples } from './extract';
import { loadMembers } from './members-cache';

/**
 * Vitest runs this before the tests in `docs/_facts`, which import the samples of the pages and compare the
 * member tables with real stores.
 */
export default async function setup(project: TestProject): Promise<void> {
  const root = path.resolve(import.meta.dirname, '../../..');
  await extractSamples(root);
  project.provide('memberTables', await loadMembers());
}

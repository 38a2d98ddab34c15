import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { inProject } from '../lib/paths';
import { readChecks } from './checks';

const WORKFLOW = inProject('.github/workflows/test.yml');

// Copies of the project for tests have no workflows.
test.skipIf(!existsSync(WORKFLOW))('GitHub runs every check of `npm test`', async () => {
  const { build, check } = parse(readFileSync(WORKFLOW, 'utf8')).jobs;
  const matrix: { checks: readonly string[] } = check.strategy.matrix;
  const run = [
    ...matrix.checks.flatMap((names) => names.split(' ')),
    ...build.steps.map((step: { run?: string }) => /^npm test -- (.*)/.exec(step.run ?? '')?.[1]),
  ];
  const names = (await readChecks()).map(({ name }) => name);
  expect(names.filter((name) => !run.includes(name))).toEqual([]);
});

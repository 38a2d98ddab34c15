import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { inProject } from '../lib/paths';
import { readChecks } from './checks';

test('GitHub runs every check of `npm test`', async () => {
  const workflow = readFileSync(inProject('.github/workflows/test.yml'), 'utf8');
  const { build, check } = parse(workflow).jobs;
  const matrix: { checks: readonly string[] } = check.strategy.matrix;
  const run = [
    ...matrix.checks.flatMap((names) => names.split(' ')),
    ...build.steps.map((step: { run?: string }) => /^npm test -- (.*)/.exec(step.run ?? '')?.[1]),
  ];
  const names = (await readChecks()).map(({ name }) => name);
  expect(names.filter((name) => !run.includes(name))).toEqual([]);
});

import { readdirSync } from 'node:fs';
import { inProject } from '../lib/paths';
import { runTask } from '../types/run-task';
import type { PackageFacts } from './extract/convert';
import type { ApiModel } from './model';

const CODE = 'scripts/api/extract';

/**
 * The public API of a package, as its declarations tell it. It is read again only for other versions of the
 * packages.
 */
export async function loadModel(facts: PackageFacts): Promise<ApiModel> {
  const names = readdirSync(inProject(CODE))
    .filter((name) => !name.endsWith('.test.ts'))
    .sort();
  const inputs = {
    packages: ['prettier', 'typedoc'],
    files: names.map((name) => inProject(CODE, name)),
    texts: facts.entryPoints.map(({ specifier }) => specifier),
  };
  return runTask('buildModel', inputs, facts);
}

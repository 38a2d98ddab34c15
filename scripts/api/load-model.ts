import { pathsIn } from '../lib/files';
import { inProject } from '../lib/paths';
import { runTask } from '../types/run-task';
import type { PackageFacts } from './extract/convert';
import type { ApiModel } from './model';

/**
 * The public API of a package, as its declarations tell it. It is read again only for other versions of the
 * packages.
 */
export async function loadModel(facts: PackageFacts): Promise<ApiModel> {
  const inputs = {
    packages: ['prettier', 'typedoc'],
    files: pathsIn(inProject('scripts/api/extract')),
    texts: facts.entryPoints.map(({ specifier }) => specifier),
  };
  return runTask('buildModel', inputs, facts);
}

import { runTask } from '../types/run-task';
import type { PackageFacts } from './extract/convert';
import type { ApiModel } from './model';

/** The public API of a package, as its declarations tell it. */
export async function loadModel(facts: PackageFacts): Promise<ApiModel> {
  const texts = facts.entryPoints.map(({ specifier }) => specifier);
  return runTask('buildModel', { texts }, facts);
}

import { followExtension } from './extensions';
import { followMutation, followOperator } from './mutations';

/**
 * What demos get in the place of an export of the toolkit: it does the same, and the inspector learns from it
 * what it has added, and when it does its work. The build puts it there (`scripts/demos/follow-toolkit.ts`).
 *
 * @param name of the export
 */
export function follow<T>(name: string, value: T): T {
  if (name.endsWith('Op')) return followOperator(name, value);
  const create = value as (...options: unknown[]) => unknown;
  if (!name.endsWith('Mutation')) return followExtension(name, create) as T;
  return followMutation(create, name === 'httpMutation' ? 'request' : 'operation') as T;
}

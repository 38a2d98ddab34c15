import { followExtension } from './extensions';
import { followMutation, followOperator } from './mutations';

/**
 * Wraps an export of the toolkit for demos, so that the inspector knows which members it adds and when it works. The
 * build applies it (`scripts/plugins/demos/angular.ts`).
 *
 * @param name of the export
 */
export function follow<T>(name: string, value: T): T {
  if (name.endsWith('Op')) return followOperator(name, value);
  const create = value as (...options: unknown[]) => unknown;
  if (!name.endsWith('Mutation')) return followExtension(name, create) as T;
  return followMutation(create, name === 'httpMutation' ? 'request' : 'operation') as T;
}

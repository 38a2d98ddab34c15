import { followExtension } from './extensions';
import { followMutation, followOperator } from './mutations';

/**
 * Wraps an export of the toolkit for demos, to tell the inspector what it adds and when it works. Applied by the build
 * (`scripts/plugins/demos/follow-toolkit.ts`).
 *
 * @param name of the export
 */
export function follow<T>(name: string, value: T): T {
  if (name.endsWith('Op')) return followOperator(name, value);
  const create = value as (...options: unknown[]) => unknown;
  if (!name.endsWith('Mutation')) return followExtension(name, create) as T;
  return followMutation(create, name === 'httpMutation' ? 'request' : 'operation') as T;
}

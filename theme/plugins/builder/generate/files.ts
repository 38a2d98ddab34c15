import { fieldsOf, isField, namesOf } from '../names';
import type { Need } from '../needs';
import { componentFile } from './component';
import { print } from './doc';
import type { Plan } from './plan';
import { entityFile, environmentFile, serviceFile } from './service';
import { specFile } from './spec';
import { storeFile } from './store';

/** Generated files, by name. The store is first. */
export type Files = Readonly<Record<string, string>>;

/** Creates a plan from valid names, and from needs to which the rules have been applied. */
export const planOf = (on: ReadonlySet<Need>, entity: string, fields: string): Plan => ({
  on,
  names: namesOf(entity),
  fields: fieldsOf(fields).filter(isField),
});

/** Generates the reader's files. */
export function filesOf(plan: Plan): Files {
  const { on, names } = plan;
  const { file, listFile } = names;
  return {
    [`${file}-store.ts`]: print(storeFile(plan)),
    [`${listFile}.ts`]: print(componentFile(plan)),
    [`${file}-store.spec.ts`]: print(specFile(plan)),
    [`${file}.ts`]: print(entityFile(plan)),
    ...(on.has('service') && { [`${file}-service.ts`]: print(serviceFile(plan)) }),
    ...(on.has('conditional') && { 'environment.ts': print(environmentFile()) }),
  };
}

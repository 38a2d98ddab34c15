import { FIELD_TYPES, type Field, type Names } from '../names';
import type { Need } from '../needs';
import type { Doc } from './doc';
import { array, call, hug, type Imports, object } from './typescript';

/** The input for generating code: valid names, and needs to which the rules have been applied. */
export interface Plan {
  on: ReadonlySet<Need>;
  names: Names;
  fields: readonly Field[];
}

export const TOOLKIT = '@angular-architects/ngrx-toolkit';
export const ENTITIES = '@ngrx/signals/entities';

/** Returns where a store keeps its list: in entities, in the value of a resource, or in a separate slice. */
export const listOf = ({ on, names }: Plan): 'entities' | 'value' | string =>
  on.has('entities') ? 'entities' : on.has('resource') ? 'value' : names.many;

/** Returns whether the store has a frozen draft. A list in a separate slice is itself frozen. */
export const hasDraft = ({ on }: Plan) =>
  on.has('immutable') && (on.has('entities') || on.has('resource'));

/** Returns whether the store has its own method for loading. */
export const loadsItself = ({ on }: Plan) => on.has('callState') && !on.has('service');

/** Returns whether the store, or its service, sends requests. */
export const sendsRequests = ({ on }: Plan) =>
  on.has('callState') || on.has('resource') || on.has('mutations');

/**
 * Returns whether the store reports each change by name. In a conditional feature, names would accumulate while it is
 * off.
 */
const namesChanges = ({ on }: Plan) => on.has('devtools') && !on.has('conditional');

/** Returns `id: 0, from: '', …`. */
export const valuesOf = ({ fields }: Plan): string[] =>
  fields.map(({ name, type }) => `${name}: ${FIELD_TYPES[type]}`);

/** Generates a statement that changes the state. */
export function patch(plan: Plan, imports: Imports, name: string, ...changes: Doc[]): Doc {
  const isNamed = namesChanges(plan);
  const patcher = isNamed
    ? imports.use(TOOLKIT, 'updateState')
    : imports.use('@ngrx/signals', 'patchState');
  const args = ['store', ...(isNamed ? [`'${name}'`] : []), ...changes];
  return [(changes.length === 1 && !isCall(changes[0]) ? hug : call)(patcher, ...args), ';'];
}

/** Returns whether a change is a call, as opposed to a function or an object. */
const isCall = (change: Doc | undefined) =>
  typeof change === 'string' || Object(change).type === 'group';

/** Generates a change of a list that is not in entities. */
export const listChange = (list: string, value: Doc): Doc => [
  '(state) => (',
  object([`${list}: `, value]),
  ')',
];

/** Generates the list with another item. */
export const listWith = (list: string, item: string): Doc =>
  array(list === 'value' ? '...(state.value ?? [])' : `...state.${list}`, item);

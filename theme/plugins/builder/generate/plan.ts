import { FIELD_TYPES, type Field, type Names } from '../names';
import type { Need } from '../needs';
import type { Doc } from './doc';
import { array, call, hug, type Imports, object } from './typescript';

/** What code is generated from: valid names, and needs to which the rules have been applied. */
export interface Plan {
  on: ReadonlySet<Need>;
  names: Names;
  fields: readonly Field[];
}

export const TOOLKIT = '@angular-architects/ngrx-toolkit';
export const ENTITIES = '@ngrx/signals/entities';

/** Where a store keeps its list: in entities, in the value of a resource, or in a slice of its own. */
export const listOf = ({ on, names }: Plan): 'entities' | 'value' | string =>
  on.has('entities') ? 'entities' : on.has('resource') ? 'value' : names.many;

/** Whether the store has a frozen draft. A list of its own is frozen itself. */
export const hasDraft = ({ on }: Plan) =>
  on.has('immutable') && (on.has('entities') || on.has('resource'));

/** Whether the store has its own method for loading. */
export const loadsItself = ({ on }: Plan) => on.has('callState') && !on.has('service');

/** Whether the store, or its service, sends requests. */
export const sendsRequests = ({ on }: Plan) =>
  on.has('callState') || on.has('resource') || on.has('mutations');

/** Whether the store reports each change by name. In a conditional feature, names would pile up where it is off. */
const namesChanges = ({ on }: Plan) => on.has('devtools') && !on.has('conditional');

/** `id: 0, from: '', …` */
export const valuesOf = ({ fields }: Plan): string[] =>
  fields.map(({ name, type }) => `${name}: ${FIELD_TYPES[type]}`);

/** A statement that changes the state. */
export function patch(plan: Plan, imports: Imports, name: string, ...changes: Doc[]): Doc {
  const isNamed = namesChanges(plan);
  const patcher = isNamed
    ? imports.use(TOOLKIT, 'updateState')
    : imports.use('@ngrx/signals', 'patchState');
  const args = ['store', ...(isNamed ? [`'${name}'`] : []), ...changes];
  return [(changes.length === 1 && !isCall(changes[0]) ? hug : call)(patcher, ...args), ';'];
}

/** Whether a change is a call, in contrast to a function or an object. */
const isCall = (change: Doc | undefined) =>
  typeof change === 'string' || Object(change).type === 'group';

/** A change of the list that is not in entities. */
export const listChange = (list: string, value: Doc): Doc => [
  '(state) => (',
  object([`${list}: `, value]),
  ')',
];

/** The list with another item. */
export const listWith = (list: string, item: string): Doc =>
  array(list === 'value' ? '...(state.value ?? [])' : `...state.${list}`, item);

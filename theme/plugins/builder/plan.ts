import { type Field, fieldsOf, isField, type Names, namesOf } from './names';
import type { Need } from './needs';

/** What the reader has typed, as in the address of the page. */
export interface Texts {
  entity: string;
  fields: string;
  /** Fields of the state besides the list. */
  state: string;
  /** Parameters of a load. */
  load: string;
  /** Name of the collection of entities; empty for none. */
  collection: string;
}

/** What files are generated from. */
export interface Plan {
  /** The needs to which the rules have been applied. */
  on: ReadonlySet<Need>;
  /** The needs and what follows from them, as the regions of the sources name it. */
  flags: ReadonlySet<string>;
  names: Names;
  /** Fields by what they belong to, as the regions of the sources name it. */
  lists: Readonly<Record<string, readonly Field[]>>;
  /** Whether ids are strings instead of numbers. */
  hasTextId: boolean;
}

/** Creates a plan from valid texts, and from needs to which the rules have been applied. */
export function planOf(on: ReadonlySet<Need>, texts: Texts): Plan {
  const all = fieldsOf(texts.fields);
  const valid = (text: string) => fieldsOf(text).filter(isField);
  const has = (...needs: Need[]) => needs.some((need) => on.has(need));
  const isPlain = has('plain');
  const loads = has('callState', 'resource');
  const lists = {
    field: isPlain ? [] : all.filter(isField).filter(({ name }) => name !== 'id'),
    state: valid(texts.state),
    parameter: loads ? valid(texts.load) : [],
  };
  const hasParameters = lists.parameter.length > 0;
  const requests = loads || has('mutations');
  const kinds = [...lists.field, ...lists.state].map(({ kind }) => kind);
  const derived: Record<string, boolean> = {
    collection: !isPlain && texts.collection.trim() !== '',
    state: lists.state.length > 0,
    parameters: hasParameters,
    ownFilter: hasParameters && !has('service'),
    ownState: lists.state.length > 0 || has('view') || (hasParameters && !has('service')),
    sent: has('service', 'mutations'),
    requests,
    settle: requests && has('undo', 'reset'),
    ownLoad: has('callState') && !has('service'),
    storage: has('local', 'session', 'indexedDB'),
    strings: kinds.includes('strings'),
    numbers: kinds.includes('numbers'),
  };
  return {
    on,
    flags: new Set([...on, ...Object.keys(derived).filter((flag) => derived[flag])]),
    names: namesOf(texts.entity, isPlain, texts.collection),
    lists,
    hasTextId: all.some(({ name, type }) => name === 'id' && type === 'string'),
  };
}

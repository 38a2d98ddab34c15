import { type Files, filesOf, identifiersIn } from './generate';
import {
  capitalized,
  collectionProblem,
  entityProblem,
  fieldsOf,
  fieldsProblem,
  namesOf,
} from './names';
import { membersOf, type Need } from './needs';
import { planOf, type Texts } from './plan';

export type Problems = Partial<Record<keyof Texts, string>>;

/** Describes the problems with what the reader has typed, by text. Nothing can be generated until there are none. */
export function problemsOf(on: ReadonlySet<Need>, texts: Texts, sources: Files): Problems {
  const isPlain = on.has('plain');
  const isEmpty = isPlain && texts.state.trim() === '';
  const found: Problems = {
    entity: entityProblem(texts.entity),
    fields: isPlain ? undefined : fieldsProblem(texts.fields, 'entity'),
    state: isEmpty ? 'The store has no state: add a field.' : fieldsProblem(texts.state, 'state'),
    load: fieldsProblem(texts.load, 'load'),
    collection: isPlain ? undefined : collectionProblem(texts.collection, on.has('pagination')),
  };
  return Object.values(found).some(Boolean) ? found : clashes(on, texts, sources);
}

const CLASH = 'for something else';

/** The problems with valid names that the generated code uses itself. */
function clashes(on: ReadonlySet<Need>, texts: Texts, sources: Files): Problems {
  const { item, items, entity, list } = namesOf(texts.entity, on.has('plain'));
  // Names that no code contains.
  const collection = texts.collection && 'qqqq';
  const other = { ...texts, entity: 'Qqq', fields: 'qqq', state: 'qqqState', collection };
  const files = filesOf(planOf(on, other), sources);
  const code = Object.values(files).join('\n');
  const used = new Set([
    ...identifiersIn(code),
    ...fieldsOf(texts.fields).map(({ name }) => `${name}Input`),
  ]);
  const members = new Set([
    ...[...code.matchAll(/\bstore\.(\w+)/g)].map(([, name]) => name),
    ...membersOf(on),
  ]);
  const entityClash = [item, items, entity, list].find((name) => used.has(name));
  const stateClash = fieldsOf(texts.state).find(({ name }) => members.has(name));
  const isTwice =
    on.has('service') && on.has('mutations') && capitalized(texts.collection.trim()) === entity;
  return {
    entity:
      entityClash &&
      `“${texts.entity.trim()}” does not work: the generated code uses “${entityClash}” ${CLASH}.`,
    state: stateClash && `“${stateClash.name}” does not work: the store uses it ${CLASH}.`,
    collection: isTwice
      ? `“${texts.collection.trim()}” does not work: the data service and the mutations would both add create${entity}().`
      : undefined,
  };
}

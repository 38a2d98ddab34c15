import { compareVersions } from '../../lib/versions';
import data from './needs.json';

/** What a store may need. `needs.json` contains the questions of the form, and the rules between their answers. */
export type Need =
  | 'entities'
  | 'pagination'
  | 'immutable'
  | 'service'
  | 'resource'
  | 'callState'
  | 'mutations'
  | 'undo'
  | 'reset'
  | 'local'
  | 'session'
  | 'indexedDB'
  | 'devtools'
  | 'conditional';

export interface Question {
  legend: string;
  answers: { need: Need; label: string; feature: string; guide: string }[];
  /** The label of the choice without an answer, if the question accepts only one answer. */
  none?: string;
}

/** What `by` causes, explained at `need`, with a link to the section about it. */
interface Rule {
  need: Need;
  by: Need;
  because: string;
  href: string;
}

/** Needs that others imply, needs that they exclude, and effects that are not obvious. */
export const { questions, implied, excluded, interactions } = data as {
  questions: Question[];
} & Record<'implied' | 'excluded' | 'interactions', Rule[]>;

export const NEEDS: readonly Need[] = questions.flatMap(({ answers }) =>
  answers.map(({ need }) => need),
);

/** Returns the needs of which a store has at most one, including this one. */
export const rivalsOf = (need: Need): readonly Need[] => {
  const question = questions.find(({ answers }) => answers.some((answer) => answer.need === need));
  return question?.none ? question.answers.map((answer) => answer.need) : [need];
};

/** The result of applying the rules to the selected needs. */
export interface Outcome {
  /** The needs that the store meets. */
  on: ReadonlySet<Need>;
  /** Needs that cannot be changed because of another one. */
  fixed: ReadonlyMap<Need, Rule>;
  /** Rules about combined needs that the reader should know. */
  interactions: readonly Rule[];
}

/** Applies the rules to the needs that the reader has selected. */
export function outcomeOf(selected: ReadonlySet<Need>): Outcome {
  const on = new Set(selected);
  const fixed = new Map<Need, Rule>();
  for (const rule of [...excluded, ...implied]) {
    if (!on.has(rule.by)) continue;
    if (implied.includes(rule)) on.add(rule.need);
    else on.delete(rule.need);
    fixed.set(rule.need, rule);
  }
  const isMet = ({ need, by }: Rule) => on.has(need) && on.has(by);
  return { on, fixed, interactions: interactions.filter(isMet) };
}

/** Features in the order that stores use. A test compares it with the guide. */
export const ORDER =
  'withState withImmutableState withEntities withCallState withEntityResources withResource withDataService withPagination withHooks withMutations withReset withStorageSync withDevtools withConditional withMethods withUndoRedo'.split(
    ' ',
  );

/** The order according to the guide: features, and those that they must come after. A test compares the two. */
export const AFTER: Readonly<Record<string, readonly string[]>> = {
  withDataService: ['withEntities', 'withCallState'],
  withPagination: ['withEntities', 'withEntityResources'],
  withUndoRedo: ['withState', 'withImmutableState', 'withEntities', 'withCallState'],
  withTrackedReducer: ['withDevtools', 'withGlitchTracking'],
};

/** The versions that added names of the library, such as `19.3 and 20.3`. Names that all versions have are left out. */
export type Later = Readonly<Record<string, string>>;

/** Returns the names that were added last, or nothing if all versions have all names. */
export function latestOf(names: readonly string[], later: Later) {
  const since = names
    .flatMap((name) => later[name] ?? [])
    .toSorted(compareVersions)
    .at(-1);
  return since ? { names: names.filter((name) => later[name] === since), since } : undefined;
}

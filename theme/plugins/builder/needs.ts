import { compareVersions } from '../../lib/versions';
import { kebab } from './names';
import data from './needs.json';

/** What a store may need. `needs.json` contains the questions of the form, and the rules between their answers. */
export type Need =
  | 'plain'
  | 'pagination'
  | 'view'
  | 'service'
  | 'resource'
  | 'callState'
  | 'mutations'
  | 'undo'
  | 'reset'
  | 'local'
  | 'session'
  | 'indexedDB'
  | 'devtools';

interface Answer {
  need: Need;
  label: string;
  feature: string;
  /** If that of the feature does not explain it. */
  guide?: string;
  /** What the feature adds to a store, with spaces. */
  members?: string;
}

export interface Question {
  legend: string;
  answers: Answer[];
  /** The guide to all answers. */
  guide?: string;
  /** The label of the choice without an answer, if the question accepts only one answer. */
  none?: string;
}

export const guideOf = (feature: string) => `/docs/${kebab(feature)}`;

/** What one of `by` causes, explained at each of `needs`, with a link to the section about it. */
interface Rule {
  needs: readonly Need[];
  by: readonly Need[];
  because: string;
  href: string;
}

/** Needs that others imply, needs that they exclude, and effects that are not obvious. */
export const { questions, implied, excluded, interactions } = data as {
  questions: Question[];
} & Record<'implied' | 'excluded' | 'interactions', Rule[]>;

/** The needs in an address. It may name several of which a store has only one. */
export const needsIn = (text: string): ReadonlySet<Need> =>
  new Set(
    questions.flatMap(({ answers, none }) => {
      const named = answers.flatMap(({ need }) => (text.split(',').includes(need) ? need : []));
      return none ? named.slice(0, 1) : named;
    }),
  );

/**
 * Applies the rules to the needs that the reader has selected: which ones the store meets, which ones cannot be changed
 * because of another one, and what the reader should know about combined needs.
 */
export function outcomeOf(selected: ReadonlySet<Need>) {
  const on = new Set(selected);
  const fixed = new Map<Need, Rule>();
  const has = (need: Need) => on.has(need);
  // What one need excludes, another cannot imply.
  for (const rule of [...implied, ...excluded]) {
    if (!rule.by.some(has)) continue;
    for (const need of rule.needs) {
      if (implied.includes(rule)) on.add(need);
      else on.delete(need);
      fixed.set(need, rule);
    }
  }
  const isMet = ({ needs, by }: Rule) => needs.some(has) && by.some(has);
  return { on, fixed, interactions: interactions.filter(isMet) };
}

export type Outcome = ReturnType<typeof outcomeOf>;

/** The versions that added names of the library, such as `19.3 and 20.3`. Names that all versions have are left out. */
export type Later = Readonly<Record<string, string>>;

/** The names that were added last, or nothing if all versions have all names. */
export function latestOf(names: readonly string[], later: Later) {
  const since = names
    .flatMap((name) => later[name] ?? [])
    .toSorted(compareVersions)
    .at(-1);
  return since ? { names: names.filter((name) => later[name] === since), since } : undefined;
}

/** The members that the features of a store add. */
export const membersOf = (on: ReadonlySet<Need>): readonly string[] => [
  ...(on.has('plain') ? [] : ['entities', 'entityMap', 'ids']),
  ...questions.flatMap(({ answers }) =>
    answers.flatMap(({ need, members }) => (on.has(need) ? (members ?? '').split(' ') : [])),
  ),
];

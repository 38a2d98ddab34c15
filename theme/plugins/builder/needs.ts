import { compareVersions } from '../../lib/versions';
import data from './needs.json';

/** What a store may need. `needs.json` contains the questions of the form, and the rules between their answers. */
export type Need =
  | 'pagination'
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
  for (const rule of [...excluded, ...implied]) {
    if (!on.has(rule.by)) continue;
    if (implied.includes(rule)) on.add(rule.need);
    else on.delete(rule.need);
    fixed.set(rule.need, rule);
  }
  const isMet = ({ need, by }: Rule) => on.has(need) && on.has(by);
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

import { implied, type Need, outcomeOf, questions } from '../../../theme/plugins/builder/needs';

/** The answers to each question of the form; `undefined` selects nothing. */
const ANSWERS: readonly (readonly (Need | undefined)[])[] = questions.flatMap(
  ({ answers, none }) => {
    const needs = answers.map(({ need }) => need);
    return none ? [[undefined, ...needs]] : needs.map((need) => [undefined, need]);
  },
);

/** The needs of all stores that the form can generate. */
function allStores(): ReadonlySet<Need>[] {
  const choices = ANSWERS.reduce<(Need | undefined)[][]>(
    (before, answers) => before.flatMap((choice) => answers.map((need) => [...choice, need])),
    [[]],
  );
  const stores = choices.map((choice) => {
    const { on } = outcomeOf(new Set(choice.filter((need) => need !== undefined)));
    return [[...on].sort().join(), on] as const;
  });
  return [...new Map(stores).values()];
}

/** The needs of all stores with up to `count` of them, and of those that these imply. */
export const smallStores = (count: number): ReadonlySet<Need>[] =>
  allStores().filter((on) => {
    const has = (need: Need) => on.has(need);
    const isImplied = (need: Need) =>
      implied.some(({ needs, by }) => needs.includes(need) && by.some(has));
    return [...on].filter((need) => !isImplied(need)).length <= count;
  });

/** The needs of up to `count` stores, spread over all combinations of answers. */
export function someStores(count: number): ReadonlySet<Need>[] {
  const all = allStores();
  // A prime that is not a divisor of the number of combinations.
  return all.filter((_, index) => (index * 397) % all.length < count);
}

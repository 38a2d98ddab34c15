import { type Need, outcomeOf, questions } from '../../../theme/plugins/builder/needs';

/** The answers to each question of the form; `undefined` selects nothing. */
const ANSWERS: readonly (readonly (Need | undefined)[])[] = questions.flatMap(
  ({ answers, none }) => {
    const needs = answers.map(({ need }) => need);
    return none ? [[undefined, ...needs]] : needs.map((need) => [undefined, need]);
  },
);

/** The needs of up to `count` stores, spread over all combinations of answers. */
export function someStores(count: number): ReadonlySet<Need>[] {
  const choices = ANSWERS.reduce<(Need | undefined)[][]>(
    (before, answers) => before.flatMap((choice) => answers.map((need) => [...choice, need])),
    [[]],
  );
  const stores = choices.map((choice) => {
    const { on } = outcomeOf(new Set(choice.filter((need) => need !== undefined)));
    return [[...on].sort().join(), on] as const;
  });
  const all = [...new Map(stores).values()];
  // A prime that is not a divisor of the number of combinations.
  return all.filter((_, index) => (index * 389) % all.length < count);
}

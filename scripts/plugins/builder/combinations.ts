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

/** Few stores in which each two needs that a store can have together occur this many times. */
export function pairedStores(times: number): ReadonlySet<Need>[] {
  const pairsOf = (on: ReadonlySet<Need>) => {
    const needs = [...on].sort();
    return needs.flatMap((need, index) => needs.slice(index).map((other) => `${need} ${other}`));
  };
  const left = allStores().map((on) => ({ on, pairs: pairsOf(on) }));
  const missing = new Map(left.flatMap(({ pairs }) => pairs.map((pair) => [pair, times])));
  const gainOf = ({ pairs }: { pairs: string[] }) =>
    pairs.filter((pair) => (missing.get(pair) ?? 0) > 0).length;
  const chosen: ReadonlySet<Need>[] = [];
  for (;;) {
    left.sort((a, b) => gainOf(b) - gainOf(a));
    const [best] = left;
    if (!best || gainOf(best) === 0) return chosen;
    left.shift();
    chosen.push(best.on);
    for (const pair of best.pairs) missing.set(pair, (missing.get(pair) ?? 0) - 1);
  }
}

import { type Need, outcomeOf, questions } from '../../../theme/plugins/builder/needs';

/** The answers to each question of the form; `undefined` selects nothing. */
const ANSWERS: readonly (readonly (Need | undefined)[])[] = questions.flatMap(
  ({ answers, none }) => {
    const needs = answers.map(({ need }) => need);
    return none ? [[undefined, ...needs]] : needs.map((need) => [undefined, need]);
  },
);

/** An answer to some questions, by their indexes. */
type Tuple = readonly (readonly [question: number, value: Need | undefined])[];

/** Returns all answers to any `size` questions. */
export function tuplesOf(size: number, from = 0): Tuple[] {
  if (size === 0) return [[]];
  return ANSWERS.flatMap((values, question) =>
    question < from
      ? []
      : tuplesOf(size - 1, question + 1).flatMap((rest) =>
          values.map((value): Tuple => [[question, value], ...rest]),
        ),
  );
}

/** Creates a generator of pseudorandom numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Draws the needs of at least `count` different stores, from choices that contain all answers to any `size` questions.
 *
 * @param size 2 for pairs
 */
export function drawStores(seed: number, size: number, count: number): ReadonlySet<Need>[] {
  const random = randomFrom(seed);
  let open = tuplesOf(size);
  const stores = new Map<string, ReadonlySet<Need>>();
  while (open.length > 0 || stores.size < count) {
    const answers = ANSWERS.map((values) => values[Math.floor(random() * values.length)]);
    // Includes an answer that is still missing.
    for (const [question, value] of open[0] ?? []) answers[question] = value;
    open = open.filter((tuple) => tuple.some(([question, value]) => answers[question] !== value));
    const { on } = outcomeOf(new Set(answers.filter((need) => need !== undefined)));
    if (on.size > 0) stores.set([...on].sort().join(), on);
  }
  return [...stores.values()];
}

import {
  BACKENDS,
  NEEDS,
  type Need,
  outcomeOf,
  STORAGES,
} from '../../../theme/plugins/builder/needs';

/** The questions of the form. Each has several answers, and `undefined` is the answer that selects nothing. */
const QUESTIONS: readonly (readonly (Need | undefined)[])[] = [
  ...NEEDS.filter((need) => ![...BACKENDS, ...STORAGES].includes(need)).map((need) => [
    undefined,
    need,
  ]),
  [undefined, ...BACKENDS],
  [undefined, ...STORAGES],
];

/** An answer to some questions, by their indexes. */
type Tuple = readonly (readonly [question: number, value: Need | undefined])[];

/** Returns all answers to any `size` questions. */
export function tuplesOf(size: number, from = 0): Tuple[] {
  if (size === 0) return [[]];
  return QUESTIONS.flatMap((values, question) =>
    question < from
      ? []
      : tuplesOf(size - 1, question + 1).flatMap((rest) =>
          values.map((value): Tuple => [[question, value], ...rest]),
        ),
  );
}

/** Creates a generator of pseudorandom numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Draws choices that contain all answers to any `size` questions, and at least `count` choices.
 *
 * @param size 2 for pairs
 */
export function drawChoices(seed: number, size: number, count: number): Set<Need>[] {
  const random = randomFrom(seed);
  const pick = <Value>(values: readonly Value[]) =>
    values[Math.floor(random() * values.length)] as Value;
  const open = new Set(tuplesOf(size));
  const choices: (Need | undefined)[][] = [];
  while (open.size > 0 || choices.length < count) {
    // Starts with a tuple that is still missing, and adds as many others as a few attempts find.
    const [first = []] = open;
    const attempts = Array.from({ length: 8 }, () => {
      const answers = QUESTIONS.map(pick);
      for (const [question, value] of first) answers[question] = value;
      return answers;
    });
    const isIn = (answers: (Need | undefined)[]) => (tuple: Tuple) =>
      tuple.every(([question, value]) => answers[question] === value);
    const gains = attempts.map((answers) => [...open].filter(isIn(answers)));
    const best = gains.reduce(
      (top, gain, at) => (gain.length > (gains[top]?.length ?? 0) ? at : top),
      0,
    );
    for (const tuple of gains[best] ?? []) open.delete(tuple);
    choices.push(attempts[best] ?? []);
  }
  return choices.map((answers) => new Set(answers.filter((need) => need !== undefined)));
}

/** Returns the needs of the stores that result from choices, without duplicates. */
export function distinctOutcomes(choices: readonly ReadonlySet<Need>[]): ReadonlySet<Need>[] {
  const outcomes = choices.map((choice) => outcomeOf(choice).on);
  const keyOf = (on: ReadonlySet<Need>) => NEEDS.filter((need) => on.has(need)).join();
  return [...new Map(outcomes.map((on) => [keyOf(on), on])).values()].filter(
    ({ size }) => size > 0,
  );
}

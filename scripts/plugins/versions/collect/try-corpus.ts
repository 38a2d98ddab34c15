/**
 * Compiles and runs the code of each break (`corpus/`) with all versions of the library, and records the versions that
 * break it in `corpus/recorded.json`.
 *
 *   npm run breaks                   tries all, also with new versions of the library
 *   npm run breaks -- <id> …         tries only these
 *   npm run breaks -- --sample 8     only compares some of them with what is recorded, others each day
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Versions } from '../../../../theme/plugins/versions/Upgrade/breaks';
import { compile } from './compile';
import {
  type Entry,
  RECORDED,
  type Recorded,
  readEntries,
  readHistory,
  readRecorded,
  type Trial,
} from './corpus';
import { run } from './run';
import { install, setsOf } from './sets';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' } },
});

/** A piece of code to try. */
interface Code {
  entry: Entry;
  /** A path such as `rename-x/before.ts`. */
  file: string;
  text: string;
  isRun: boolean;
}

/** What code does with a set: the message of the compiler, or the result of a run. */
interface Outcome {
  works: boolean;
  text: string;
}

/** Tries pieces of code. A module with a default export is run, too. */
async function outcomesOf(set: Versions, codes: readonly Code[]): Promise<Map<Code, Outcome>> {
  const folder = install(set);
  const outcomes = new Map<Code, Outcome>();
  const optionsOf = ({ entry: { options = {} } }: Code) => JSON.stringify(options);
  for (const options of new Set(codes.map(optionsOf))) {
    const group = codes.filter((code) => optionsOf(code) === options);
    const files = new Map(group.map(({ file, text }) => [file, text]));
    const errors = await compile(folder, files, JSON.parse(options));
    const runnable = group.filter(
      ({ file, text, isRun }) => isRun && !errors.has(file) && /^export default /m.test(text),
    );
    const inSources = ({ file }: Code) => `src/${file}`;
    const results = runnable.length > 0 ? await run(folder, runnable.map(inSources)) : {};
    for (const code of group) {
      const [error, result = ''] = [errors.get(code.file)?.[0], results[inSources(code)]];
      outcomes.set(code, { works: !error && !result.startsWith('throws '), text: error ?? result });
    }
  }
  return outcomes;
}

/** Where code stops to work the same, from what it does with each set. */
function trialOf(
  entry: Entry,
  sets: readonly Versions[],
  outcomes: readonly Outcome[],
): Trial & { at: number } {
  const versionAt = (index: number) => sets[index]?.[entry.package] ?? '';
  const isSame = (a: number, b: number) =>
    outcomes[a]?.works === true &&
    outcomes[b]?.works === true &&
    outcomes[a].text === outcomes[b].text;
  const breaks = outcomes.flatMap(({ works }, index) =>
    works &&
    index + 1 < sets.length &&
    !isSame(index, index + 1) &&
    (entry.kind === 'code' ? !outcomes[index + 1]?.works : outcomes[index + 1]?.works)
      ? [index]
      : [],
  );
  const last = breaks.findLast((index) => !entry.last || versionAt(index) === entry.last);
  if (last === undefined) {
    const seen = outcomes.map(
      ({ text }, index) => `${versionAt(index)}: ${text.split('\n')[0] || 'works'}`,
    );
    throw new Error(
      `${entry.id}: the code never stops to work. Correct it, or remove it.\n${[...new Set(seen)].join('\n')}`,
    );
  }
  let since = last;
  while (since > 0 && isSame(since - 1, last)) since--;
  const until = outcomes.findIndex((_, index) => index > last && isSame(index, last));
  if (versionAt(last) === versionAt(last + 1)) {
    throw new Error(
      `${entry.id}: ${entry.package} ${versionAt(last)} both works and breaks. Another package is the cause.\n${outcomes[last + 1]?.text}`,
    );
  }
  return {
    at: last,
    since: versionAt(since),
    last: versionAt(last),
    first: versionAt(last + 1),
    ...(until >= 0 && { until: versionAt(until) }),
    message: outcomes[last + 1]?.text ?? '',
    ...(outcomes[last]?.text && { result: outcomes[last].text }),
  };
}

const old: Recorded =
  positionals.length > 0 || values.sample
    ? readRecorded()
    : { sets: setsOf(readHistory()), trials: {} };
const { sets } = old;
const all = readEntries();
const entries = values.sample
  ? sampleOf(all, Number(values.sample))
  : all.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
const codes = new Map(
  entries.map((entry) => [
    entry,
    {
      before: { entry, file: `${entry.id}/before.ts`, text: entry.before, isRun: true },
      ...(entry.after && {
        after: { entry, file: `${entry.id}/after.ts`, text: entry.after, isRun: false },
      }),
    },
  ]),
);
/** Tries some code with each set, two at a time. */
async function tryAll(plan: readonly [Versions, readonly Code[]][]): Promise<Map<Code, Outcome>[]> {
  const left = plan.entries();
  const found: Map<Code, Outcome>[] = [];
  const work = async () => {
    for (const [index, [set, some]] of left) {
      console.log(
        `${some.length} files with ${Object.entries(set)
          .map((one) => one.join(' '))
          .join(', ')}`,
      );
      found[index] = await outcomesOf(set, some);
    }
  };
  await Promise.all([work(), work()]);
  return found;
}
const every = [...codes.values()].flatMap((code): Code[] => Object.values(code));
const outcomes = await tryAll(sets.map((set) => [set, every]));

const problems: string[] = [];
const trials: Recorded['trials'] = { ...old.trials };
/** The code to try once more, by set. */
const again = new Map<string, Set<Code>>();
const tryAgain = (set: Versions, code: Code) => {
  const key = JSON.stringify(set);
  again.set(key, (again.get(key) ?? new Set()).add(code));
};
const confirmations: (() => void)[] = [];
for (const [entry, { before, after }] of codes) {
  try {
    const { at, ...trial } = trialOf(
      entry,
      sets,
      outcomes.map((one) => one.get(before) ?? { works: false, text: '' }),
    );
    const broken = sets[at + 1] ?? {};
    const isSame = (outcome: Outcome | undefined) =>
      outcome?.works && outcome.text === (trial.result ?? '');
    // The package alone must be the cause.
    const exchanged = { ...broken, [entry.package]: trial.last };
    if (!entry.coupled) tryAgain(exchanged, before);
    const mended = after && { ...after, isRun: true };
    if (mended) tryAgain(broken, mended);
    confirmations.push(() => {
      const old = seenAgain.get(JSON.stringify(exchanged))?.get(before);
      const edited = mended && seenAgain.get(JSON.stringify(broken))?.get(mended);
      if (!entry.coupled && !isSame(old))
        problems.push(
          `${entry.id}: ${entry.package} is not the only cause. With ${trial.last} in ${Object.values(broken)}:\n${old?.text}`,
        );
      else if (mended && !isSame(edited))
        problems.push(`${entry.id}: the edit does not help with ${trial.first}:\n${edited?.text}`);
      else trials[entry.id] = trial;
    });
  } catch (error) {
    problems.push((error as Error).message);
  }
}
const keys = [...again.keys()];
const seen = await tryAll([...again].map(([key, some]) => [JSON.parse(key), [...some]]));
const seenAgain = new Map(keys.map((key, index) => [key, seen[index]]));
for (const confirm of confirmations) confirm();

const recorded: Recorded = { sets, trials: Object.fromEntries(Object.entries(trials).sort()) };
const text = `${JSON.stringify(recorded, null, 2)}\n`;
if (values.sample && text !== readFileSync(RECORDED, 'utf8'))
  problems.push(`The results differ from ${RECORDED}:\n${text}`);
if (!values.sample) writeFileSync(RECORDED, text);
for (const problem of problems) console.error(`\n${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Other entries each day, so that all are checked in the end. */
function sampleOf(all: readonly Entry[], size: number): Entry[] {
  const start = (Math.floor(Date.now() / 86_400_000) * size) % all.length;
  return [...all, ...all].slice(start, start + size);
}

/**
 * Compiles and runs the code of each break in `docs/_breaks` with all versions of the library, and records the versions that
 * break it in its `recorded.json`.
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
      ({ file, text }) => !errors.has(file) && /^export default /m.test(text),
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
      `the code never stops to work. Correct it, or remove it.\n${[...new Set(seen)].join('\n')}`,
    );
  }
  let since = last;
  while (since > 0 && isSame(since - 1, last)) since--;
  const until = outcomes.findIndex((_, index) => index > last && isSame(index, last));
  if (versionAt(last) === versionAt(last + 1)) {
    throw new Error(
      `${entry.package} ${versionAt(last)} both works and breaks. Another package is the cause.\n${outcomes[last + 1]?.text}`,
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
const codes = entries.map((entry) => {
  const codeOf = (name: string, text: string): Code => ({
    entry,
    file: `${entry.id}/${name}.ts`,
    text,
  });
  const after = entry.after === undefined ? undefined : codeOf('after', entry.after);
  return { entry, before: codeOf('before', entry.before), after };
});
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

const every = codes.flatMap(({ before, after }) => (after ? [before, after] : [before]));
const outcomes = await tryAll(sets.map((set) => [set, every]));

const problems: string[] = [];
const trials: Recorded['trials'] = { ...old.trials };
const fail = ({ id }: Entry, problem: string) => {
  problems.push(`${id}: ${problem}`);
  delete trials[id];
};
const isAsBefore = (outcome: Outcome | undefined, { id }: Entry) =>
  outcome?.works === true && outcome.text === (trials[id]?.result ?? '');
/** By set, the code that must still work with it, because the package that breaks it has its former version. */
const exchanged = new Map<string, Code[]>();
for (const { entry, before, after } of codes) {
  try {
    const seen = outcomes.map((one) => one.get(before) ?? { works: false, text: '' });
    const { at, ...trial } = trialOf(entry, sets, seen);
    trials[entry.id] = trial;
    const key = JSON.stringify({ ...sets[at + 1], [entry.package]: trial.last });
    if (!entry.coupled) exchanged.set(key, [...(exchanged.get(key) ?? []), before]);
    const edited = after && outcomes[at + 1]?.get(after);
    if (edited && !isAsBefore(edited, entry))
      fail(entry, `the edit does not help with ${trial.first}:\n${edited.text}`);
  } catch (error) {
    fail(entry, (error as Error).message);
  }
}
const again = await tryAll([...exchanged].map(([key, some]) => [JSON.parse(key), some]));
for (const [{ entry }, outcome] of again.flatMap((one) => [...one])) {
  const { last } = trials[entry.id] ?? {};
  if (last && !isAsBefore(outcome, entry))
    fail(entry, `${entry.package} is not the only cause. With ${last}:\n${outcome.text}`);
}

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

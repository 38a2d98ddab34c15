/**
 * `npm run plugins:remove [names…]` removes each plugin in turn, or each named plugin, from a temporary copy of the
 * project, and shows that the rest works. It exits with 1 if something does not.
 * - `--all-at-once`: removes them together
 * - `--steps types,build`: runs only these steps
 * - `--cached`: starts from the caches of the project's last build, so the copy cannot show what a plugin costs
 * - `--keep`: keeps the copies
 * - `--shard 2/6`: removes only the second sixth of the plugins, so that several machines can share the work
 * - `--costs`: writes what each plugin costs into its README
 */
import { parseArgs } from 'node:util';
import type { Declaration } from './declaration';
import { withDependents } from './plan';
import { ALL_STEPS, STEPS, type Step } from './run-steps';
import { declarations, type Remainder, tryWithout } from './try-without';
import { writeCost } from './write-cost';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    'all-at-once': { type: 'boolean' },
    steps: { type: 'string' },
    cached: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    shard: { type: 'string', default: '1/1' },
    costs: { type: 'boolean', default: false },
  },
});

const isStep = (name: string): name is Step => name in STEPS;

const steps = values.steps?.split(',').filter(isStep) ?? ALL_STEPS;
const all = declarations();
const listed = all.filter((plugin) => plugin.listed).map(({ name }) => name);
const unknown = positionals.filter((name) => !listed.includes(name));
if (unknown.length > 0 || steps.length === 0) {
  console.error(
    `There is no plugin ${unknown.join(', ')}. There are ${listed.join(', ')}; steps are ${Object.keys(STEPS).join(', ')}.`,
  );
  process.exit(1);
}

const [shard = Number.NaN, shards = Number.NaN] = values.shard.split('/').map(Number);
if (!(shard >= 1 && shard <= shards)) {
  console.error(`--shard is ${values.shard}, but should be like 2/6.`);
  process.exit(1);
}
const chosen = positionals.length > 0 ? positionals : listed;
const named = chosen.filter((_, index) => index % shards === shard - 1);
/** The plugins to remove in each turn. */
const turns = values['all-at-once'] ? [named] : named.map((name) => [name]);

const options = { steps, cached: values.cached, keep: values.keep };
// Without a build of the same kind, there is nothing to compare.
const whole =
  steps.includes('build') && !options.cached
    ? await tryWithout([], { ...options, steps: ['build'], keep: false })
    : undefined;

for (const names of turns) {
  const gone = withDependents(names, all);
  const plugins = all.filter(({ name }) => gone.includes(name));
  report(names, plugins, await tryWithout(plugins, options));
}

if (values.costs) {
  for (const { name, listed } of all) if (!listed) writeCost(name);
}

function report(names: readonly string[], plugins: readonly Declaration[], left: Remainder): void {
  const others = plugins.map(({ name }) => name).filter((name) => !names.includes(name));
  const bytes = difference(whole?.bytes, left.bytes);
  const seconds = difference(whole?.seconds.build, left.seconds.build);
  const facts = [
    others.length > 0 && `with ${others.join(', ')}`,
    `${left.lines} lines`,
    bytes !== undefined && `${bytes} B in the first load`,
    seconds !== undefined && `${seconds} s of the build`,
    left.copy,
  ].filter(Boolean);
  const [name] = names;
  if (values.costs && name && bytes !== undefined && seconds !== undefined) {
    writeCost(name, { bytes, seconds, others });
  }
  const outcome = left.failed ? `FAILED  ` : 'passed  ';
  console.log(`${outcome}without ${names.join(', ')} (${facts.join('; ')})`);
  if (!left.failed) return;
  console.log(`        ${left.failed}: ${left.error}`);
  process.exitCode = 1;
}

function difference(before: number | undefined, after: number | undefined): number | undefined {
  if (before === undefined || after === undefined) return undefined;
  return Math.round((before - after) * 10) / 10;
}

/**
 * `npm run bench -- <name>`: measures one thing. Without a name it lists what there is. With `--smoke` it tries each
 * on its smallest input, without limits: what is run rarely is seen to run.
 */
import type { Benchmarks } from '../../lib/benchmark';
import { importFromPlugins } from '../../lib/plugin-files';

const found = await importFromPlugins<{ benchmarks: Benchmarks }>('benchmarks.ts');
const benchmarks: Benchmarks = Object.assign({}, ...found.map((one) => one.benchmarks));

// The rest is for the benchmark itself.
const [chosen = ''] = process.argv.splice(2, 1);
const benchmark = benchmarks[chosen];
if (benchmark) {
  await benchmark.run();
} else if (chosen === '--smoke') {
  process.argv.push(chosen);
  for (const [name, { what, run, isTested }] of Object.entries(benchmarks)) {
    if (isTested) continue;
    console.log(`${name}: ${what}`);
    await run();
  }
} else {
  console.log('npm run bench -- <name>\n');
  for (const [name, { what }] of Object.entries(benchmarks)) {
    console.log(`  ${name.padEnd(15)} ${what}`);
  }
  process.exitCode = chosen ? 1 : 0;
}

/**
 * `npm run bench -- <name>` runs a benchmark; without a name, it lists all of them. `--smoke` runs each benchmark on
 * its smallest input and without limits, so that rarely used ones do not break unnoticed.
 */

import { importFromPlugins } from '../../lib/plugin-files';
import type { Benchmarks } from '../../testing/benchmark';

const modules = await importFromPlugins<{ benchmarks: Benchmarks }>('benchmarks.ts');
const benchmarks: Benchmarks = Object.assign({}, ...modules.map((module) => module.benchmarks));

// The benchmark reads the remaining arguments.
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

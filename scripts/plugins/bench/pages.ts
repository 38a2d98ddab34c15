/**
 * Measures how the site scales with the number of pages. Builds copies of it with 0, 100 and 1,000 extra pages, and
 * prints the size of the first load, build time and memory.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { baseOf } from '../../host/host';
import { CACHE_FOLDER } from '../../lib/cache';
import { pathsIn } from '../../lib/files';
import { inProject } from '../../lib/paths';
import { isSmokeTest } from '../../testing/bench-report';
import { copySources, linkPackages, removeCopy } from '../../testing/copy';
import { firstLoad } from '../../testing/weights';
import { addressesFile } from '../move';

/**
 * Returns the source of a page that resembles a short guide. Each source is unique, so that it does not compress better
 * than a real guide.
 */
function pageSource(number: number): string {
  const word = (seed: number) => ((number * 7919 + seed * 104_729) % 1_679_616).toString(36);
  const sections = [1, 2, 3].map(
    (section) => `## Section ${word(section)} of ${number}

The store ${word(section + 10)} keeps ${word(section + 20)} and reads \`${word(section + 30)}\`.

\`\`\`js
const ${`v${word(section + 40)}`} = ${number * section};
\`\`\`
`,
  );
  return `---
description: 'Generated page ${number} about ${word(50)} and ${word(51)}.'
---

# Generated page ${word(0)} ${number}

${sections.join('\n')}`;
}

/** Returns a file name that resembles those of guides: partly unique, partly shared with others. */
const pageName = (number: number) =>
  `with-${((number * 48_271) % 2_147_483_647).toString(36)}-${['state', 'store', 'page'][number % 3]}`;

/** Builds the site with extra pages and prints a line about it. */
async function measure(extra: number): Promise<{ extra: number; js: number }> {
  const site = await copySources('bench-pages');
  try {
    await linkPackages(site);
    const [cache, copy] = [inProject(CACHE_FOLDER), path.join(site, CACHE_FOLDER)];
    // Only a full run needs a cold build.
    if (isSmokeTest && fs.existsSync(cache)) fs.cpSync(cache, copy, { recursive: true });
    const folder = path.join(site, 'docs/docs/generated');
    if (extra > 0) fs.mkdirSync(folder, { recursive: true });
    const addresses = addressesFile(path.join(site, 'docs'));
    for (let number = 1; number <= extra; number++) {
      fs.writeFileSync(path.join(folder, `${pageName(number)}.mdx`), pageSource(number));
      fs.appendFileSync(addresses, `/docs/generated/${pageName(number)}\n`);
    }
    // Every Node process of the build writes its resource usage to a file when it exits.
    const usageFolder = path.join(site, 'usage');
    fs.mkdirSync(usageFolder);
    const probe = path.join(site, 'probe.mjs');
    fs.writeFileSync(
      probe,
      `import fs from 'node:fs';
const file = ${JSON.stringify(`${usageFolder}/`)} + process.pid;
process.on('exit', () => fs.writeFileSync(file, JSON.stringify(process.resourceUsage())));`,
    );
    const start = performance.now();
    const build = spawnSync(process.execPath, ['scripts/rspress/run.js', 'build'], {
      cwd: site,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: `--import ${pathToFileURL(probe)}` },
      maxBuffer: 1 << 28,
    });
    const seconds = (performance.now() - start) / 1000;
    if (build.status !== 0) throw new Error(`The build failed:\n${build.stdout}${build.stderr}`);
    const usages = pathsIn(usageFolder).map(
      (file): NodeJS.ResourceUsage => JSON.parse(fs.readFileSync(file, 'utf8')),
    );
    const peak = Math.max(...usages.map(({ maxRSS }) => maxRSS));
    const cpu = usages.reduce((sum, usage) => sum + usage.userCPUTime + usage.systemCPUTime, 0);
    const dist = path.join(site, 'dist');
    const { js, css } = firstLoad(dist, '/docs/with-resource', baseOf(dist));
    console.log(
      `${String(extra).padStart(5)} extra pages: first load JavaScript ${js}, CSS ${css} bytes gzipped; ` +
        `cold build ${seconds.toFixed(1)} s with ${(cpu / 1e6).toFixed(1)} s of CPU time, ` +
        `largest process ${(peak / 1024).toFixed(0)} MB`,
    );
    return { extra, js };
  } finally {
    await removeCopy(site);
  }
}

const given = process.argv.slice(2).map(Number).filter(Number.isFinite);
const sizes = isSmokeTest ? [1] : [0, ...(given.length > 0 ? given : [100, 1000])];
const results = [];
for (const extra of sizes) results.push(await measure(extra));
const [first] = results;
for (const { extra, js } of results.slice(1)) {
  if (first) console.log(`${extra} pages: ${((js - first.js) / extra).toFixed(1)} bytes per page`);
}

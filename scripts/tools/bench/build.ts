/**
 * `npm run bench -- build` compares builds of this site with those of Rspress alone, on the Markdown copies of its pages:
 * the processor time, and the memory of the largest process. Reads the copies from `dist/`, and takes some minutes.
 */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import rspress from '@rspress/core/package.json' with { type: 'json' };
import { pathsIn, readText } from '../../lib/files';
import { inProject } from '../../lib/paths';
import { median, report } from '../../testing/measure';

/** Builds of each kind, in turn: `npm run bench -- build 1`. */
const rounds = Number(process.argv[2] ?? 3);

/** Of a build. */
interface Cost {
  /** Processor time of all processes, in seconds. */
  seconds: number;
  /** Largest size of a process in memory, in MB. */
  memory: number;
}

const folder = mkdtempSync(path.join(tmpdir(), 'build-cost-'));
const [site, plain] = ['site', 'plain'].map((name) => path.join(folder, name)) as [string, string];
const caches = [path.join(site, 'cache'), path.join(plain, 'node_modules/.cache')] as const;

try {
  copySite();
  installPlain();
  const costs: Cost[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const cache of caches) rmSync(cache, { recursive: true, force: true });
    const cold = [build(site), build(plain)];
    const warm = [build(site), build(plain)];
    appendFileSync(path.join(site, 'docs/docs/faq.mdx'), '\nword\n');
    costs.push([...cold, ...warm, build(site)]);
  }
  const of = (kind: number, what: keyof Cost) =>
    median(costs.map((round) => round[kind]?.[what] ?? Number.NaN));
  const percent = (what: keyof Cost, kind: number, to: number) =>
    (100 * of(kind, what)) / of(to, what);
  console.log(
    `processor seconds, site and Rspress alone: ${[0, 1, 2, 3, 4].map((kind) => of(kind, 'seconds').toFixed(1)).join(', ')}`,
  );
  report('cold build, of Rspress alone', percent('seconds', 0, 1), 145, '%');
  report('build with a cache, of Rspress alone', percent('seconds', 2, 3), 105, '%');
  report('largest process, of that of Rspress alone', percent('memory', 0, 1), 72, '%');
  report('build after an edited page, of a cold build', percent('seconds', 4, 0), 50, '%');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Copies the files under version control, so that the benchmark can edit a page. */
function copySite(): void {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: inProject(), encoding: 'utf8' });
  for (const file of files.split('\0').filter(Boolean))
    cpSync(inProject(file), path.join(site, file), { recursive: true });
  symlinkSync(inProject('node_modules'), path.join(site, 'node_modules'), 'junction');
}

/** Installs Rspress alone, with the Markdown copies of the pages. */
function installPlain(): void {
  const copies = inProject('dist');
  for (const file of pathsIn(copies, '.md')) {
    const copy = path.join(plain, 'docs', path.relative(copies, file));
    mkdirSync(path.dirname(copy), { recursive: true });
    writeFileSync(copy, readText(file));
  }
  writeFileSync(path.join(plain, 'package.json'), '{ "private": true, "type": "module" }');
  writeFileSync(
    path.join(plain, 'rspress.config.js'),
    "export default { root: 'docs', markdown: { link: { checkDeadLinks: false }, image: { checkDeadImages: false } } };",
  );
  execFileSync('npm', ['install', '--no-audit', '--no-fund', `@rspress/core@${rspress.version}`], {
    cwd: plain,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

function build(cwd: string): Cost {
  const results = path.join(folder, 'costs.txt');
  const meter = path.join(folder, 'meter.cjs');
  rmSync(results, { force: true });
  writeFileSync(
    meter,
    `require('node:worker_threads').isMainThread && process.on('exit', () => require('node:fs').appendFileSync(${JSON.stringify(results)}, JSON.stringify(process.resourceUsage()) + '\\n'));`,
  );
  const command = path.join(cwd, 'node_modules/@rspress/core/bin/rspress.js');
  execFileSync(process.execPath, [command, 'build'], {
    cwd,
    // Also measures child processes.
    env: { ...process.env, SITE_CACHE: caches[0], NODE_OPTIONS: `--require=${meter}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const used = readText(results)
    .trim()
    .split('\n')
    .map((line): NodeJS.ResourceUsage => JSON.parse(line));
  const microseconds = used.map(({ userCPUTime, systemCPUTime }) => userCPUTime + systemCPUTime);
  return {
    seconds: microseconds.reduce((sum, one) => sum + one) / 1e6,
    memory: Math.max(...used.map(({ maxRSS }) => maxRSS)) / 1024,
  };
}

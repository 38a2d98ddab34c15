/**
 * `npm run bench -- lighthouse`: audits one page of each kind on the built site, as a telephone would load it.
 * Reports of pages that fail are kept in `test-results/lighthouse`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { generateReport, type Result } from 'lighthouse';
import { createHost } from './host/host';
import { CHROMIUM_FLAGS, findChromium } from './lib/browser';
import { inProject } from './lib/paths';

const PAGES = [
  '/',
  '/docs/with-storage-sync',
  '/docs/api/functions/withResource',
  '/docs/api/globals',
];

/** Categories whose score is the same on any machine: nothing may be wrong. */
const FLAWLESS = ['accessibility', 'best-practices', 'seo'];

/**
 * Bytes on the network, by the resource types of Lighthouse: also of what is loaded after the first view, and
 * with the headers of each file, more than 1 kB over HTTP/1.1.
 */
const LARGEST = {
  document: 16_000,
  script: 150_000,
  stylesheet: 16_000,
  image: 30_000,
  font: 0,
  total: 190_000,
};

/** Cumulative layout shift. */
const LARGEST_SHIFT = 0.001;

/** Performance score. */
const SLOWEST = 0.95;

/** Audits of a page whose performance is in doubt: a busy machine loses time in one run or another. */
const MOST_RUNS = 5;

/** Address of a page that does nothing: its audit tells how fast the machine is. */
const NOTHING = '/lighthouse-reference';

const EMPTY_PAGE =
  '<!doctype html><html lang="en"><title>Nothing</title><meta name="viewport" content="width=device-width"><p>Nothing';

/** What Lighthouse's benchmark gives on the telephone that it simulates, and at most slows down to. */
const TELEPHONE = { benchmark: 400, slowdown: 4 };

/** What a run of Lighthouse says against a page, except for its speed. */
function faultsOf({ categories, audits }: Result): string[] {
  const faults: string[] = [];
  for (const name of FLAWLESS) {
    const { score, auditRefs = [] } = categories[name] ?? {};
    if (score === 1) continue;
    const failed = auditRefs.map(({ id }) => audits[id]).filter((audit) => audit?.score === 0);
    faults.push(`${name}: ${failed.map((audit) => audit?.title).join('; ') || 'not audited'}`);
  }
  const shift = audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
  if (!(shift <= LARGEST_SHIFT)) faults.push(`layout shift ${shift}, allowed ${LARGEST_SHIFT}`);
  const { details } = audits['resource-summary'] ?? {};
  const rows = details?.type === 'table' ? details.items : [];
  for (const [type, allowed] of Object.entries(LARGEST)) {
    const bytes = Number(rows.find(({ resourceType }) => resourceType === type)?.transferSize);
    if (!(bytes <= allowed)) faults.push(`${type} ${bytes} bytes, allowed ${allowed}`);
  }
  return faults;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Audits pages of a site, one after the other, in one browser. */
class Auditor {
  /** How much slower the telephone is than this machine as it is now. */
  private slowdown = 1;

  constructor(
    private readonly site: string,
    private readonly port: number,
  ) {}

  /** Measures the machine: a slow or busy one is no slower telephone. */
  async calibrate(): Promise<void> {
    const { environment } = await this.audit(NOTHING);
    const ratio = environment.benchmarkIndex / TELEPHONE.benchmark;
    this.slowdown = Math.min(Math.max(ratio, 1), TELEPHONE.slowdown);
  }

  /** @throws where the page cannot be audited. */
  async audit(page: string): Promise<Result> {
    const result = await lighthouse(this.site + page, {
      port: this.port,
      logLevel: 'error',
      onlyCategories: page === NOTHING ? ['performance'] : ['performance', ...FLAWLESS],
      throttling: { cpuSlowdownMultiplier: this.slowdown },
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`${page} could not be audited: ${result?.lhr.runtimeError?.message}`);
    }
    return result.lhr;
  }
}

/** Audits a page and prints what is found. Returns whether it is within its budgets. */
async function check(page: string, auditor: Auditor): Promise<boolean> {
  const result = await auditor.audit(page);
  const faults = faultsOf(result);
  const speedOf = ({ categories }: Result) => categories.performance?.score ?? 0;
  const speeds = [speedOf(result)];
  while (median(speeds) < SLOWEST && speeds.length < MOST_RUNS) {
    await auditor.calibrate();
    speeds.push(speedOf(await auditor.audit(page)));
  }
  if (median(speeds) < SLOWEST) faults.push(`performance ${median(speeds)}, allowed ${SLOWEST}`);
  console.log(`${page}: performance ${speeds.join(', ')}`);
  if (faults.length === 0) return true;
  const folder = inProject('test-results/lighthouse');
  const file = path.join(folder, `${page.replaceAll('/', '_')}.html`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, generateReport(result, 'html'));
  console.error([...faults, `The report is in ${file}`].map((line) => `  ${line}`).join('\n'));
  return false;
}

const host = await createHost({
  dir: inProject('dist'),
  port: 0,
  intercept: ({ url }, response) => {
    if (url === NOTHING) response.writeHead(200, { 'Content-Type': 'text/html' }).end(EMPTY_PAGE);
    return url === NOTHING;
  },
});
const chrome = await launch({
  chromePath: findChromium(),
  chromeFlags: ['--headless=new', '--disable-gpu', ...CHROMIUM_FLAGS],
});
try {
  const auditor = new Auditor(host.url, chrome.port);
  await auditor.calibrate();
  for (const page of PAGES) {
    if (!(await check(page, auditor))) process.exitCode = 1;
  }
} finally {
  chrome.kill();
  await host.close();
}

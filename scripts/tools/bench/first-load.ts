/**
 * `npm run bench -- first-load` measures the first load of all pages in `dist/` and all scripts of a visit, and exits
 * with 1 if a budget is exceeded.
 */
import path from 'node:path';
import { routeOfFile } from '../../../theme/config/routes';
import { baseOf } from '../../host/host';
import { filesIn, pathsIn } from '../../lib/files';
import { inProject } from '../../lib/paths';
import { report } from '../../testing/measure';
import { type FirstLoad, firstLoad, weigh } from '../../testing/weights';

/** Limits in gzipped bytes. A kilobyte is 1,000 bytes. */
const BUDGETS = {
  /** All scripts of a page. React alone would be 69 kB, but it loads with the first island. */
  js: 12_000,
  /** All scripts of a visit without islands: the first load, and the scripts that load when the page is idle. */
  visit: 22_000,
  /** All styles that the first paint waits for. */
  css: 9_000,
  /** The styles of stills. */
  shadowCss: 800,
  /** The HTML of an API page. The largest one has six overloads with their parameters and history. */
  apiHtml: 9_500,
  /** The HTML of any other page. The largest one shows the edit for each break between versions. */
  html: 22_000,
} as const;

const dist = inProject('dist');
const base = baseOf(dist);
const loads = filesIn(dist, '.html')
  .map(routeOfFile)
  .map((route) => ({
    route,
    isApi: route.startsWith('/docs/api'),
    ...firstLoad(dist, route, base),
  }));

type Size = Exclude<keyof FirstLoad, 'files'>;

/** Reports the largest of some pages, and returns its size. */
function reportLargest(what: string, size: Size, limit: number, pages = loads): number {
  const [largest] = pages.toSorted((a, b) => b[size] - a[size]);
  report(`${what}, largest on ${largest?.route}`, largest?.[size] ?? 0, limit, 'B');
  return largest?.[size] ?? 0;
}

const js = reportLargest('JavaScript', 'js', BUDGETS.js);
reportLargest('CSS', 'css', BUDGETS.css);
reportLargest('CSS of stills', 'shadowCss', BUDGETS.shadowCss);
reportLargest(
  'HTML of the API reference',
  'html',
  BUDGETS.apiHtml,
  loads.filter(({ isApi }) => isApi),
);
reportLargest(
  'HTML of other pages',
  'html',
  BUDGETS.html,
  loads.filter(({ isApi }) => !isApi),
);
const idle = pathsIn(inProject('dist/static'), '.js')
  .filter((file) => /^(?:after-paint|offline)\./.test(path.basename(file)))
  .reduce((sum, file) => sum + weigh(file, base), 0);
// Without a chunk that loads when the page is idle, its name has changed.
report('all scripts of a visit without islands', idle && js + idle, BUDGETS.visit, 'B');

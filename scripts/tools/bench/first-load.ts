/**
 * `npm run bench -- first-load` measures the first load of all pages in `dist/` and all scripts of a visit, and exits
 * with 1 if a budget is exceeded. With pages as arguments, such as `/docs/with-resource /`, it also lists their files.
 */
import path from 'node:path';
import { routeOfFile } from '../../../theme/config/routes';
import { baseOf } from '../../host/host';
import { filesIn, pathsIn } from '../../lib/files';
import { inProject } from '../../lib/paths';
import { firstLoad, weigh } from '../../testing/weights';
import { budgets, overBudget } from './budgets';

/** Maximum number of listed pages, because one large file exceeds the budget of every page. */
const MAX_SHOWN = 5;

const dist = inProject('dist');
const base = baseOf(dist);
const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'));

const allRoutes = () => filesIn(dist, '.html').map(routeOfFile);

const loads = (named.length > 0 ? named : allRoutes()).map((route) => ({
  route,
  ...firstLoad(dist, route, base),
}));
if (named.length > 0) {
  for (const { route, js, css, shadowCss, html, files } of loads) {
    console.log(
      `${route}: JavaScript ${js}, CSS ${css} and ${shadowCss} of stills, HTML ${html} bytes gzipped`,
    );
    for (const { file, bytes } of files) console.log(`  ${String(bytes).padStart(7)} ${file}`);
  }
}
const [heaviest] = loads.toSorted((a, b) => b.js - a.js);
console.log(`${loads.length} pages; most JavaScript: ${heaviest?.route} (${heaviest?.js})`);
const idle = pathsIn(inProject('dist/static'), '.js')
  .filter((file) => /^(?:after-paint|offline)\./.test(path.basename(file)))
  .reduce((sum, file) => sum + weigh(file), 0);
const visit = (heaviest?.js ?? 0) + idle;
console.log(`All scripts of a visit without islands: ${visit}`);
const exceeded = loads.flatMap((load) => overBudget(load.route, load));
if (idle === 0 || visit > budgets.visit) {
  exceeded.push(`Scripts of a visit: ${visit} bytes gzipped, limit ${budgets.visit}`);
}
for (const line of exceeded.slice(0, MAX_SHOWN)) console.error(line);
if (exceeded.length > MAX_SHOWN) console.error(`And ${exceeded.length - MAX_SHOWN} more.`);
if (exceeded.length > 0) process.exitCode = 1;

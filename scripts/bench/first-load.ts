/**
 * `npm run bench -- first-load`: weighs the first load of all pages in `dist/`, and what comes on top for readers
 * of an older version of the library, and exits with 1 where a budget is broken. Of pages that are named, such as `/docs/with-resource /`, it lists the files as well.
 */
import path from 'node:path';
import { routeOfHtmlFile } from '../../theme/config/routes';
import { filesIn, pathsIn } from '../lib/files';
import { inProject } from '../lib/paths';
import { budgets, overBudget } from './budgets';
import { firstLoad, weigh } from './weights';

const dist = inProject('dist');
const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'));

const allRoutes = () => filesIn(dist, '.html').map(routeOfHtmlFile);

const loads = (named.length > 0 ? named : allRoutes()).map((route) => ({
  route,
  ...firstLoad(dist, route, process.env.BASE),
}));
if (named.length > 0) {
  for (const { route, js, css, html, files } of loads) {
    console.log(`${route}: JavaScript ${js}, CSS ${css}, HTML ${html} bytes gzipped`);
    for (const { file, bytes } of files) console.log(`  ${String(bytes).padStart(7)} ${file}`);
  }
}
const [heaviest] = loads.toSorted((a, b) => b.js - a.js);
console.log(`${loads.length} pages; most JavaScript: ${heaviest?.route} (${heaviest?.js})`);
const versions = ['.js', '.css']
  .flatMap((extension) => pathsIn(inProject('dist/static'), extension))
  .filter((file) => path.basename(file).startsWith('version.'))
  .reduce((sum, file) => sum + weigh(file), 0);
console.log(`An older version of the library: ${versions}`);
const broken = loads.flatMap((load) => overBudget(load.route, load));
if (versions === 0 || versions > budgets.versions) {
  broken.push(`Marks of versions: ${versions} bytes gzipped, allowed are ${budgets.versions}`);
}
for (const line of broken) console.error(line);
if (broken.length > 0) process.exitCode = 1;

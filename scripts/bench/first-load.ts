/**
 * Prints what the first load of pages weighs, from the finished `dist/`:
 *
 *     npm run bench -- first-load /docs/with-resource /
 *     npm run bench -- first-load --check     # all pages; exits with 1 where a budget is broken
 */
import fs from 'node:fs';
import path from 'node:path';
import { withSlashes } from '../lib/paths';
import { overBudget } from './budgets';
import { firstLoad } from './weights';

const dist = path.join(import.meta.dirname, '../../dist');
const base = process.env.BASE ?? '/';
const args = process.argv.slice(2);
const check = args.includes('--check');
const named = args.filter((arg) => arg.startsWith('/'));

function allRoutes(): string[] {
  return fs
    .readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map(
      (file) =>
        `/${withSlashes(file)
          .replace(/\.html$/, '')
          .replace(/^index$/, '')}`,
    )
    .sort();
}

if (!fs.existsSync(path.join(dist, 'index.html'))) {
  console.error('There is no built site in dist/. Run "npm run build" first.');
  process.exit(1);
}
const routes = named.length > 0 ? named : check ? allRoutes() : ['/', '/docs/with-resource'];
const broken: string[] = [];
let heaviest = { route: '', js: 0 };
for (const route of routes) {
  const load = firstLoad(dist, route, base);
  broken.push(...overBudget(route, load));
  if (load.js > heaviest.js) heaviest = { route, js: load.js };
  if (!check || named.length > 0) {
    console.log(
      `${route}: JavaScript ${load.js}, CSS ${load.css}, HTML ${load.html} bytes gzipped`,
    );
    for (const { file, bytes } of load.files) console.log(`  ${String(bytes).padStart(7)} ${file}`);
  }
}
if (check) {
  console.log(
    `${routes.length} pages weighed; most JavaScript: ${heaviest.route} (${heaviest.js})`,
  );
  for (const line of broken) console.error(line);
  if (broken.length > 0) process.exit(1);
}

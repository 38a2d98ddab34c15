/** `npm run prose`: spelling, headings, terms, the form of links and the shape of guides, on every page written by hand. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Pages } from '../content/pages';
import { formatProblem } from '../rules/problems';
import { checkHeadings } from './headings';
import { checkLinks } from './links';
import { checkOverview } from './overview';
import { checkShape } from './shape';
import { checkSpelling, checkWords } from './spelling';
import { checkTerms } from './terms';

const root = path.resolve(import.meta.dirname, '../..');
const pages = (await new Pages(path.join(root, 'docs')).refresh())
  .map(({ name }) => `docs/${name}`)
  .filter((page) => !/^docs\/docs\/api[/.]/.test(page));
/** What is said about each symbol: prose that the build puts into generated pages. */
const symbols = readdirSync(path.join(root, 'docs/_symbols'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => `docs/_symbols/${file}`);

const installed: { version: string } = createRequire(import.meta.url)(
  '@angular-architects/ngrx-toolkit/package.json',
);

/** The names that the API reference counts to the extension of a guide: the titles of its file of symbols. */
function symbolsOf(page: string): string[] {
  const file = path.join(root, 'docs/_symbols', `${path.basename(page, '.mdx')}.md`);
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/^# (\w+)$/gm)].map(([, name = '']) => name);
}

const sources = new Map(pages.map((page) => [page, readFileSync(path.join(root, page), 'utf8')]));
const guides = new Map([...sources].map(([page, source]) => [path.basename(page, '.mdx'), source]));
const overview = 'docs/docs/extensions.mdx';

const problems = [
  ...[...sources].flatMap(([page, source]) => {
    const file = path.join(root, page);
    return [
      ...[checkHeadings, checkTerms, checkLinks].flatMap((check) => check(file, source)),
      ...checkShape(file, source, { version: installed.version, symbols: symbolsOf(page) }),
    ];
  }),
  ...symbols.flatMap((name) => {
    const file = path.join(root, name);
    const source = readFileSync(file, 'utf8');
    return [checkTerms, checkLinks].flatMap((check) => check(file, source));
  }),
  ...checkOverview(path.join(root, overview), sources.get(overview) ?? '', guides),
  ...checkSpelling(root, [...pages, ...symbols]),
  ...checkWords(root),
];
for (const problem of problems) console.error(formatProblem(problem, root));
console.log(`${pages.length + symbols.length} texts, ${problems.length} problems in their prose`);
process.exit(problems.length > 0 ? 1 : 0);

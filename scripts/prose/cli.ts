/** `npm run prose`: spelling, headings, terms, the form of links and the shape of guides, on every page written by hand. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { formatProblem } from '../rules/problems';
import { findPages } from '../samples/extract';
import { checkHeadings } from './headings';
import { checkLinks } from './links';
import { checkShape } from './shape';
import { checkSpelling, checkWords } from './spelling';
import { checkTerms } from './terms';

const root = path.resolve(import.meta.dirname, '../..');
const pages = findPages(root).filter((page) => !page.startsWith('docs/docs/api/'));
/** What is said about each symbol: prose that the build puts into generated pages. */
const symbols = readdirSync(path.join(root, 'docs/_symbols'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => `docs/_symbols/${file}`);

const installed: { version: string } = createRequire(import.meta.url)(
  '@angular-architects/ngrx-toolkit/package.json',
);

const problems = [
  ...pages.flatMap((page) => {
    const file = path.join(root, page);
    const source = readFileSync(file, 'utf8');
    return [
      ...[checkHeadings, checkTerms, checkLinks].flatMap((check) => check(file, source)),
      ...checkShape(file, source, installed.version),
    ];
  }),
  ...symbols.flatMap((name) => {
    const file = path.join(root, name);
    const source = readFileSync(file, 'utf8');
    return [checkTerms, checkLinks].flatMap((check) => check(file, source));
  }),
  ...checkSpelling(root, [...pages, ...symbols]),
  ...checkWords(root),
];
for (const problem of problems) console.error(formatProblem(problem, root));
console.log(`${pages.length + symbols.length} texts, ${problems.length} problems in their prose`);
process.exit(problems.length > 0 ? 1 : 0);

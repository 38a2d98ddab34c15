/** `npm run prose`: headings, terms and the shape of guides, on every page written by hand. cspell spells. */

import { readLibrary } from '../content/home';
import { Pages } from '../content/pages';
import { inProject } from '../lib/paths';
import { formatProblem } from '../rules/problems';
import { checkHeadings } from './headings';
import { checkOverview } from './overview';
import { checkShape } from './shape';
import { checkTerms } from './terms';

const pages = (await new Pages(inProject('docs')).refresh()).filter(
  ({ name }) => !/^docs\/api[/.]/.test(name),
);
/** What is said about each symbol: prose that the build puts into generated pages. */
const symbols = await new Pages(inProject('docs/_symbols')).refresh();
const { version } = readLibrary();

/** The names that the API reference counts to the extension of a guide: the titles of its file of symbols. */
const symbolsOf = (name: string) =>
  symbols
    .filter((file) => name === `docs/${file.name}x`)
    .flatMap(({ headings }) => headings.filter(({ depth }) => depth === 1).map(({ text }) => text));

const problems = [
  ...pages.flatMap((page) => [
    ...checkHeadings(page),
    ...checkShape(page, { version, symbols: symbolsOf(page.name) }),
    ...(page.route === '/docs/extensions' ? checkOverview(page, pages) : []),
  ]),
  ...[...pages, ...symbols].flatMap(checkTerms),
];
for (const problem of problems) console.error(formatProblem(problem));
console.log(`${pages.length + symbols.length} texts, ${problems.length} problems in their prose`);
process.exitCode = problems.length > 0 ? 1 : 0;

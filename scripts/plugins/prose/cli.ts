/**
 * `npm run prose`: headings, terms, the shape of guides and the tests of what they state, on every page written
 * by hand. cspell spells.
 */
import { readFileSync } from 'node:fs';
import { docPathOf } from '../../../theme/config/docs';
import { EXTENSIONS_ROUTE } from '../../../theme/config/pages';
import { Pages } from '../../content/pages';
import { pathsIn } from '../../lib/files';
import { inProject } from '../../lib/paths';
import { formatProblem } from '../../lib/problems';
import { apiEntryPoints } from '../../typescript/entry-points';
import { readPackage } from '../../typescript/package';
import { checkEvidence, type Evidence, listEvidence } from './evidence';
import { checkHeadings } from './headings';
import { checkOverview } from './overview';
import { checkShape } from './shape';
import { checkStatements, listStatements, namesIn } from './statements';
import { checkTerms } from './terms';

const pages = (await new Pages(inProject('docs')).refresh()).filter(
  ({ name }) => !/^docs\/api[/.]/.test(name),
);
/** What is said about each symbol: prose that the build puts into generated pages. */
const symbols = await new Pages(inProject('docs/_symbols')).refresh();
/** The guides to extensions: those to which notes on symbols belong. */
const guides = pages.filter(({ route }) =>
  symbols.some(({ data }) => route === docPathOf(String(data.guide))),
);
const facts = pathsIn(inProject('docs/_facts'), '.spec.ts')
  .filter((file) => file !== inProject('docs/_facts/members.spec.ts'))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
const { version, entryPoints } = readPackage(apiEntryPoints, inProject('.'));
const names = namesIn(entryPoints.map(({ types }) => readFileSync(types, 'utf8')).join('\n'));

/** The names that the API reference counts to the extension of a guide: the titles of its file of symbols. */
const symbolsOf = (name: string) =>
  symbols
    .filter((file) => name === `docs/${file.name}x`)
    .flatMap(({ headings }) => headings.filter(({ depth }) => depth === 1).map(({ text }) => text));

const problems = [
  ...pages.flatMap((page) => [
    ...checkHeadings(page),
    ...(page.route === EXTENSIONS_ROUTE ? checkOverview(page, guides) : []),
  ]),
  ...guides.flatMap((page) => checkShape(page, { version, symbols: symbolsOf(page.name) })),
  ...[...pages, ...symbols].flatMap(checkTerms),
  ...checkEvidence(pages, facts),
  ...checkStatements(pages, symbols, facts, names),
];
for (const problem of problems) console.error(formatProblem(problem));
const evidence = listEvidence(pages, facts);
const by = (kind: Evidence) => evidence.filter((section) => section.evidence === kind).length;
console.log(
  `${evidence.length} sections of guides state something; ${by('test')} have a test, ${by('types')} are checked by the compiler, ${by('source')} link to their source`,
);
console.log(
  `${listStatements(pages, symbols, facts, names).length} paragraphs, items and rows name something of the toolkit, each beside a test, a sample or a link that shows it`,
);
console.log(`${pages.length + symbols.length} texts, ${problems.length} problems in their prose`);
process.exitCode = problems.length > 0 ? 1 : 0;

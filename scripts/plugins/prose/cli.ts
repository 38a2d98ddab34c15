/**
 * `npm run prose` checks headings, terms, idioms, the structure of guides and the tests of their statements on all
 * pages that are not generated, and idioms in all other text. cspell checks the spelling separately.
 */
import { readFileSync } from 'node:fs';
import { docPathOf } from '../../../theme/config/docs';
import { EXTENSIONS_ROUTE } from '../../../theme/config/pages';
import { readFactsFiles } from '../../content/facts';
import { Pages } from '../../content/pages';
import { pathsIn } from '../../lib/files';
import { libraryVersion } from '../../lib/library-version';
import { inProject } from '../../lib/paths';
import { formatProblem } from '../../lib/problems';
import { checkEvidence } from './evidence';
import { checkHeadings } from './headings';
import { checkIdioms } from './idioms';
import { checkOverview } from './overview';
import { checkShape } from './shape';
import { checkTerms } from './terms';

const pages = (await new Pages(inProject('docs')).refresh()).filter(
  ({ name }) => !/^docs\/api[/.]/.test(name),
);
/** The notes on symbols, which the build inserts into generated pages. */
const symbols = await new Pages(inProject('docs/_symbols')).refresh();
/** The guides to extensions: the guides that notes on symbols refer to. */
const guides = pages.filter(({ route }) =>
  symbols.some(({ data }) => route === docPathOf(String(data.guide))),
);
const facts = readFactsFiles();
const version = libraryVersion();

/**
 * READMEs, and code with its comments and messages. Excludes this folder and tests, which quote mistakes, and synonyms,
 * which readers type.
 */
const written = ['docs/_demos', 'docs/_members', 'e2e', 'scripts', 'sw', 'theme']
  .flatMap((folder) => pathsIn(inProject(folder)))
  .concat(['CONTRIBUTING.md', 'README.md', 'docs/_README.md'].map((name) => inProject(name)))
  .filter(
    (file) =>
      /(?<!\.test)\.(?:css|js|md|tsx?)$/.test(file) && !/plugins.prose|synonyms\.ts/.test(file),
  )
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));

/** Returns the symbols that the API reference lists for the extension of a guide: the titles in its file of notes. */
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
  ...[...pages, ...symbols].flatMap((page) => checkTerms(page)),
  ...[...pages, ...symbols, ...written].flatMap((text) => checkIdioms(text)),
  ...checkEvidence(pages, facts),
];
for (const problem of problems) console.error(formatProblem(problem));
console.log(`${pages.length + symbols.length + written.length} texts, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

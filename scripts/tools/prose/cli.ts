/**
 * `npm run prose` checks the structure of guides and the evidence for their statements. cspell checks the spelling
 * separately.
 */
import { docPathOf } from '../../../theme/config/docs';
import { Pages } from '../../content/pages';
import { libraryVersion } from '../../lib/library-version';
import { inProject } from '../../lib/paths';
import { formatProblem } from '../../lib/problems';
import { readFactsFiles } from '../../plugins/assistant';
import { checkEvidence } from './evidence';
import { checkShape } from './shape';

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

/** Returns the symbols that the API reference lists for the extension of a guide: the titles in its file of notes. */
const symbolsOf = (name: string) =>
  symbols
    .filter((file) => name === `docs/${file.name}x`)
    .flatMap(({ headings }) => headings.filter(({ depth }) => depth === 1).map(({ text }) => text));

const problems = [
  ...guides.flatMap((page) => checkShape(page, { version, symbols: symbolsOf(page.name) })),
  ...checkEvidence(pages, facts),
];
for (const problem of problems) console.error(formatProblem(problem));
console.log(`${pages.length} pages, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

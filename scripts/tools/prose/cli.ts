/** Second half of `npm run prose`, after the spelling: checks the evidence for the statements of guides. */
import { docPathOf } from '../../../theme/config/docs';
import { Pages } from '../../content/pages';
import { readFactsFiles } from '../../lib/facts';
import { libraryVersion } from '../../lib/library-version';
import { inProject } from '../../lib/paths';
import { formatProblem } from '../../lib/problems';
import { checkEvidence, checkGuide } from './evidence';

const pages = (await new Pages(inProject('docs')).refresh()).filter(
  ({ name }) => !/^docs\/api[/.]/.test(name),
);
/** The notes on symbols, which the build inserts into generated pages. */
const symbols = await new Pages(inProject('docs/_symbols')).refresh();
/** The guides to extensions: the guides that notes on symbols refer to. */
const guides = pages.filter(({ route }) =>
  symbols.some(({ data }) => route === docPathOf(String(data.guide))),
);
const version = libraryVersion();
const problems = [
  ...guides.flatMap((page) => checkGuide(page, version)),
  ...checkEvidence(pages, readFactsFiles()),
];
for (const problem of problems) console.error(formatProblem(problem));
console.log(`${pages.length} pages, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

import { pathsIn, readText } from './files';
import { inProject } from './paths';
import { lineAt } from './problems';

const FOLDER = inProject('docs/_facts');

export interface FactsFile {
  file: string;
  source: string;
}

/** A test in `docs/_facts`, or a group of tests. */
export interface FactsTest {
  file: string;
  line: number;
  /** Route of the guide that makes the statement. */
  guide: string;
  title: string;
  /** The title of the test without the list of sections at its end. */
  statement: string;
  /** The sections whose statements it proves, such as `/docs/with-reset#reset-to-another-state`. */
  sections: string[];
}

const TITLE = /\b(?:describe|it)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1).)+)\1/g;
const GUIDE = /^\/docs\/[\w/-]+/;
/** `(#options, /docs/faq#devtools)` at the end of a title. */
const CLAIMS = /\(((?:(?:\/docs\/[\w/-]+)?#[^\s,()]+(?:, )?)+)\)$/;

/** Reads all test files, except those of the generated member tables. */
export const readFactsFiles = (): FactsFile[] =>
  pathsIn(FOLDER, '.spec.ts')
    .filter((file) => file !== `${FOLDER}/members.spec.ts`)
    .map((file) => ({ file, source: readText(file) }));

export function testsOf({ file, source }: FactsFile): FactsTest[] {
  let guide = '';
  return [...source.matchAll(TITLE)].map(({ 2: title = '', index }) => {
    guide = GUIDE.exec(title)?.[0] ?? guide;
    const claims = CLAIMS.exec(title)?.[1]?.split(', ') ?? [];
    const sections = claims.map((claim) => (claim.startsWith('#') ? guide + claim : claim));
    const statement = title.replace(CLAIMS, '').trim();
    return { file, line: lineAt(source, index), guide, title, statement, sections };
  });
}

import { lineAt } from '../../lib/problems';

/** A file of tests in `docs/_facts`. */
export interface FactsFile {
  file: string;
  source: string;
}

/** A test in `docs/_facts`, or a group of tests. */
export interface FactsTest {
  file: string;
  line: number;
  /** Route of the guide whose statements it tests. */
  guide: string;
  title: string;
  /** The sections that it proves, such as `/docs/with-reset#reset-to-another-state`. */
  sections: string[];
}

const TITLE = /\b(?:describe|it)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1).)+)\1/g;
const GUIDE = /^\/docs\/[\w/-]+/;
/** `(#options, /docs/faq#devtools)` at the end of a title. */
const CLAIMS = /\(((?:(?:\/docs\/[\w/-]+)?#[^\s,()]+(?:, )?)+)\)$/;

/** The tests of a file, in order. */
export function testsOf({ file, source }: FactsFile): FactsTest[] {
  let guide = '';
  return [...source.matchAll(TITLE)].map(({ 2: title = '', index }) => {
    guide = GUIDE.exec(title)?.[0] ?? guide;
    const claims = CLAIMS.exec(title)?.[1]?.split(', ') ?? [];
    const sections = claims.map((claim) => (claim.startsWith('#') ? guide + claim : claim));
    return { file, line: lineAt(source, index), guide, title, sections };
  });
}

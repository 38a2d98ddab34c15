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
  /** The sections that it stands for, such as `/docs/with-reset#reset-to-another-state`. */
  sections: string[];
  /** From its title to the next test, and what stands above all tests of its file. */
  code: string;
}

const TITLE = /\b(?:describe|it)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1).)+)\1/g;
const IMPORTS = /^import [^;]*;$/gm;
const GUIDE = /^\/docs\/[\w/-]+/;
/** `(#options, /docs/faq#devtools)` at the end of a title. */
const CLAIMS = /\(((?:(?:\/docs\/[\w/-]+)?#[^\s,()]+(?:, )?)+)\)$/;

/** The tests of a file, in their order. */
export function testsOf({ file, source }: FactsFile): FactsTest[] {
  let guide = '';
  const titles = [...source.matchAll(TITLE)];
  const shared = source.slice(0, titles[0]?.index).replace(IMPORTS, '');
  return titles.map(({ 2: title = '', index }, place) => {
    guide = GUIDE.exec(title)?.[0] ?? guide;
    const claims = CLAIMS.exec(title)?.[1]?.split(', ') ?? [];
    const sections = claims.map((claim) => (claim.startsWith('#') ? guide + claim : claim));
    const code = shared + source.slice(index, titles[place + 1]?.index);
    return { file, line: lineAt(source, index), guide, title, sections, code };
  });
}

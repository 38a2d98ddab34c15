import { CHANGES_ROUTE, EXTENSIONS_ROUTE, FAQ_ROUTE } from '../../../theme/config/pages';
import type { Fence } from '../../content/fence';
import type { Heading, Page } from '../../content/page';
import { type FactsFile, testsOf } from '../../lib/facts';
import { guess, type Problem } from '../../lib/problems';

/** Pages that need no tests: the page about people, and the changes page. */
const EXEMPT = new Set(['/docs/team', CHANGES_ROUTE]);
/** Pages whose statements are proven by the guides that they link to. */
const REFERRING = new Set([FAQ_ROUTE, EXTENSIONS_ROUTE]);
/** Sections of links, and the section about versions. */
const NO_STATEMENTS = /^(?:API|Related pages|Next steps|More recipes)$/;

/** A link to a source that readers can check. */
const SOURCE = /\]\(https:\/\/(?:github\.com|angular\.dev)\//;

/** Whether a page is a guide that needs tests: all pages except the generated API reference and a few others. */
const isGuide = ({ route }: Page) => /^\/docs\/(?!api\b)[\w/-]+$/.test(route) && !EXEMPT.has(route);

/** A section of a page, from its heading to the next one. */
interface Section extends Heading {
  source: string;
  /** Its text without code, elements and standard phrases. */
  prose: string;
  fences: Fence[];
}

function sectionsOf({ headings, source, fences }: Page): Section[] {
  const lines = source.split('\n');
  return headings.map((heading, index): Section => {
    const end = headings[index + 1]?.line ?? lines.length + 1;
    const text = lines.slice(heading.line, end - 1).join('\n');
    const prose = text
      .replace(/```[\s\S]*?```|<[^>]+>/g, '')
      .replace(/^(?:None known in [\d.]+|See \[[^\]]+\]\([^)]+\))\.$/m, '')
      .trim();
    const own = fences.filter(({ line }) => line > heading.line && line < end);
    return { ...heading, source: text, prose, fences: own };
  });
}

/** Sections with prose and without a demo. */
const sectionsWithStatements = (page: Page): Section[] =>
  sectionsOf(page).filter(
    ({ depth, text, prose, fences }) =>
      depth > 1 &&
      prose &&
      !NO_STATEMENTS.test(text) &&
      !fences.some(({ meta }) => 'demo' in meta.words),
  );

/** Whether a test, types that the compiler checks, or a link to a source proves the statements of a section. */
function hasEvidence(page: Page, section: Section, tested: ReadonlySet<string>): boolean {
  const isTested = tested.has(`${page.route}#${section.id}`);
  // Samples that are tests run as shown.
  const isTest = section.fences.some(({ code }) => code.includes("from 'vitest'"));
  const fails = section.fences.some(({ meta }) => 'expect-error' in meta.words);
  const refers = REFERRING.has(page.route) && section.prose.includes('](/docs/');
  const hasMembers = section.source.includes('<Members ');
  return isTested || isTest || fails || hasMembers || refers || SOURCE.test(section.prose);
}

/** Checks that every section with statements has evidence. */
function checkSections(pages: readonly Page[], facts: readonly FactsFile[]): Problem[] {
  const tested = new Set(facts.flatMap(testsOf).flatMap(({ sections }) => sections));
  return pages.filter(isGuide).flatMap((page) =>
    sectionsWithStatements(page)
      .filter((section) => !hasEvidence(page, section, tested))
      .map(({ id, text, line }) => ({
        file: page.file,
        line,
        message: `No test proves the statements in the section "${text}".`,
        remedy: `Add a test in docs/_facts, and end its title with "(#${id})". Or link to the issue or source on GitHub that shows it.`,
      })),
  );
}

/** Checks that the titles of tests quote guides, because the title of a failed test must lead to the wrong sentence. */
function checkTitles(pages: readonly Page[], facts: readonly FactsFile[]): Problem[] {
  const guides = new Map(pages.map((page) => [page.route, page]));
  // Markup is removed, because quotations can contain `code` and **bold** text.
  const texts = new Map(pages.map(({ route, source }) => [route, source.replace(/[`*]/g, '')]));
  const anchors = new Set(
    pages.flatMap(({ route, headings }) => headings.map(({ id }) => `${route}#${id}`)),
  );
  return facts.flatMap(testsOf).flatMap(({ file, line, guide, title, sections }): Problem[] => {
    if (guide !== '' && !guides.has(guide)) {
      return [
        { file, line, message: `There is no guide ${guide}.`, remedy: 'Rename the describe().' },
      ];
    }
    const quotes = [...title.matchAll(/"([^"]+)"/g)].map(([, quoted = '']) => quoted);
    return [
      ...sections
        .filter((section) => !anchors.has(section))
        .map((section) => ({
          file,
          line,
          message: `The test names ${section}, which does not exist.`,
          remedy: `Name the section whose statement it proves.${guess(section, [...anchors])}`,
        })),
      ...quotes
        .filter((quoted) => guide !== '' && !texts.get(guide)?.includes(quoted))
        .map((quoted) => ({
          file,
          line,
          message: `The test quotes "${quoted}", which is not in ${guide}.`,
          remedy: 'Correct the quotation, or the guide.',
        })),
    ];
  });
}

/**
 * Compares the statements of guides with the tests in `docs/_facts`.
 * @param pages all pages that are not generated
 */
export const checkEvidence = (pages: readonly Page[], facts: readonly FactsFile[]): Problem[] => [
  ...checkSections(pages, facts),
  ...checkTitles(pages, facts),
];

/**
 * Checks what a guide to an extension needs besides evidence: its line for the home page, which would not list it,
 * and known defects that have been reviewed for the current version.
 */
export function checkGuide(guide: Page, version: string): Problem[] {
  const { file, data } = guide;
  const defects = sectionsOf(guide).find(({ text }) => text === 'Known defects');
  return [
    ...(data.benefit
      ? []
      : [
          {
            file,
            line: 1,
            message: 'The page has no "benefit", so the home page does not list it.',
            remedy: `Add "benefit: '…'" to its front matter. See docs/_README.md.`,
          },
        ]),
    ...(defects && !defects.source.includes(version)
      ? [
          {
            file,
            line: defects.line,
            message: `The known defects do not mention version ${version}.`,
            remedy: 'Check whether each defect still exists, and mention the version.',
          },
        ]
      : []),
  ];
}

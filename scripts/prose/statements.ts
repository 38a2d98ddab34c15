import { visit } from 'unist-util-visit';
import type { Page } from '../content/page';
import { parseOnce } from '../content/parse';
import type { Problem } from '../rules/problems';
import { listEvidence } from './evidence';
import { type FactsFile, testsOf } from './facts';

/** A paragraph, an item of a list or a row of a table that writes names of the toolkit as code. */
interface Statement {
  line: number;
  names: string[];
  /** It leads to the place that holds the fact, or to what shows it. */
  hasLink: boolean;
}

const WORD = /[\w$]+/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;
const IMPORT = /^import .*$/gm;

/** Words in camel case. A single word, such as `load`, can be anything. */
const CAMEL_CASE = /^_?[a-z]+[A-Z]\w*$/;

/**
 * The names of functions, members and options, as the declarations of the toolkit write them.
 * @param declarations the text of a `.d.ts` file
 */
export const namesIn = (declarations: string): Set<string> =>
  new Set(wordsOf(declarations.replace(COMMENT, '').replace(IMPORT, '')).filter(isName));

const isName = (word: string) => CAMEL_CASE.test(word);
const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

function statementsOf({ source }: Page, names: ReadonlySet<string>): Statement[] {
  const statements: Statement[] = [];
  visit(parseOnce(source), ['paragraph', 'tableRow'], (block) => {
    const own = new Set<string>();
    let hasLink = false;
    visit(block, (node) => {
      if (node.type === 'link') hasLink = true;
      if (node.type !== 'inlineCode') return;
      for (const word of wordsOf(node.value)) if (names.has(word)) own.add(word);
    });
    const line = block.position?.start.line ?? 1;
    if (own.size > 0) statements.push({ line, names: [...own], hasLink });
  });
  return statements;
}

/** The statements of guides that write names of the toolkit, each with those that its evidence leaves out. */
export function listStatements(
  pages: readonly Page[],
  facts: readonly FactsFile[],
  names: ReadonlySet<string>,
) {
  const tests = facts.flatMap(testsOf);
  const statements = new Map(pages.map((page) => [page, statementsOf(page, names)]));
  return listEvidence(pages, facts).flatMap(({ page, section }) => {
    const address = `${page.route}#${section.id}`;
    const shown = [
      ...tests.filter(({ sections }) => sections.includes(address)),
      ...section.fences,
    ].flatMap(({ code }) => wordsOf(code));
    const tested = new Set(shown);
    return (statements.get(page) ?? [])
      .filter(({ line }) => line > section.line && line < section.end)
      .map(({ line, names: own, hasLink }) => ({
        file: page.file,
        line,
        section,
        missing: hasLink ? [] : own.filter((name) => !tested.has(name)),
      }));
  });
}

/**
 * A test of a section proves what it runs. So each name of the toolkit in a statement stands in a test of its
 * section, or in the code of the section, which is compiled; or the statement leads to where the fact stands.
 */
export const checkStatements = (...args: Parameters<typeof listStatements>): Problem[] =>
  listStatements(...args)
    .filter(({ missing }) => missing.length > 0)
    .map(({ file, line, section, missing }) => ({
      file,
      line,
      message: `No test of the section "${section.text}" uses ${missing.join(', ')}.`,
      remedy: `Add what is said here to a test in docs/_facts whose title ends with "(#${section.id})", or link to the section that holds the fact.`,
    }));

/** What is said about a function of the toolkit has a test that uses it; types are compiled in their example. */
export const checkSymbols = (
  symbols: readonly Page[],
  facts: readonly FactsFile[],
  names: ReadonlySet<string>,
): Problem[] => {
  const tested = new Set(facts.flatMap(({ source }) => wordsOf(source)));
  return symbols.flatMap(({ file, headings }) =>
    headings
      .filter(({ depth, text }) => depth === 1 && names.has(text) && !tested.has(text))
      .map(({ line, text }) => ({
        file,
        line,
        message: `No test uses ${text}.`,
        remedy: 'Add one in docs/_facts that proves what is said here.',
      })),
  );
};

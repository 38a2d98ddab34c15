import { visit } from 'unist-util-visit';
import type { Page } from '../../content/page';
import { readOnce } from '../../content/read-mdx';
import type { Problem } from '../../lib/problems';
import { listEvidence } from './evidence';
import { type FactsFile, testsOf } from './facts';

/** A paragraph, list item or table row that contains names of the toolkit as code. */
interface Statement {
  line: number;
  names: string[];
  /** Whether it links to a section or source that proves it. */
  hasLink: boolean;
}

const WORD = /[\w$]+/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;
const IMPORT = /^import .*$/gm;
/** A parameter: its name does not appear in calls. */
const PARAMETER = /(?<=[([,]\s*(?:\.\.\.)?)\w+(?=\??:)/g;

/** Words in camel case. Others, such as `load`, are ambiguous. */
const CAMEL_CASE = /^_?[a-z]+[A-Z]\w*$/;

/**
 * The names of functions, members and options in the declarations of the toolkit.
 * @param declarations the text of a `.d.ts` file
 */
export const camelCaseNames = (declarations: string): Set<string> =>
  new Set(
    wordsOf(declarations.replace(COMMENT, '').replace(IMPORT, '').replace(PARAMETER, '')).filter(
      isName,
    ),
  );

const isName = (word: string) => CAMEL_CASE.test(word);
const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

function statementsOf({ source }: Page, names: ReadonlySet<string>): Statement[] {
  const statements: Statement[] = [];
  visit(readOnce(source).tree, ['paragraph', 'tableRow'], (block) => {
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

/** A part of a page with its evidence. */
interface Part {
  page: Page;
  title: string;
  line: number;
  end: number;
  /** Its tests and samples. */
  evidence: { code: string }[];
  remedy: string;
}

/** The sections of guides, and their introductions. */
function partsOfGuides(pages: readonly Page[], facts: readonly FactsFile[]): Part[] {
  const tests = facts.flatMap(testsOf);
  const sections = listEvidence(pages, facts).map(({ page, section }): Part => {
    const own = tests.filter(({ sections }) => sections.includes(`${page.route}#${section.id}`));
    return {
      page,
      title: section.text,
      line: section.line,
      end: section.end,
      evidence: [...own, ...section.fences],
      remedy: `Test this statement in docs/_facts, in a test whose title ends with "(#${section.id})", or link to the section that proves it.`,
    };
  });
  const guides = new Set(sections.map(({ page }) => page));
  const introductions = [...guides].map((page): Part => {
    const [{ text: title = '', line = 1 } = {}, next] = page.headings;
    return {
      page,
      title,
      line,
      end: next?.line ?? Number.POSITIVE_INFINITY,
      evidence: [...tests.filter(({ guide }) => guide === page.route), ...page.fences],
      remedy: 'Link to the section that proves it.',
    };
  });
  return [...introductions, ...sections];
}

/** The notes on symbols. Their evidence is the tests of the guide, and their example. */
const partsOfSymbols = (symbols: readonly Page[], facts: readonly FactsFile[]): Part[] =>
  symbols.flatMap((page) => {
    const guide = `/docs/${page.data.guide}`;
    const evidence = facts
      .filter(({ source }) => source.includes(guide))
      .map(({ source }) => ({ code: source }));
    const titles = page.headings.filter(({ depth }) => depth === 1);
    return titles.map(({ text: title, line }, index): Part => {
      const end = titles[index + 1]?.line ?? Number.POSITIVE_INFINITY;
      const own = page.fences.filter((fence) => fence.line > line && fence.line < end);
      const remedy = `Test this statement in docs/_facts, in a test that names ${guide}, or link to the section that proves it.`;
      return { page, title, line: line - 1, end, evidence: [...evidence, ...own], remedy };
    });
  });

/**
 * The statements that contain names of the toolkit, each with the names missing in its evidence.
 * @param pages all pages that are not generated
 * @param symbols the notes on symbols
 */
export function listStatements(
  pages: readonly Page[],
  symbols: readonly Page[],
  facts: readonly FactsFile[],
  names: ReadonlySet<string>,
) {
  const statements = new Map(
    [...pages, ...symbols].map((page) => [page, statementsOf(page, names)]),
  );
  const parts = [...partsOfGuides(pages, facts), ...partsOfSymbols(symbols, facts)];
  return parts.flatMap((part) => {
    const shown = new Set(part.evidence.flatMap(({ code }) => wordsOf(code)));
    return (statements.get(part.page) ?? [])
      .filter(({ line }) => line > part.line && line < part.end)
      .map(({ line, names: own, hasLink }) => ({
        line,
        part,
        missing: hasLink ? [] : own.filter((name) => !shown.has(name)),
      }));
  });
}

/**
 * Each name of the toolkit in a statement must appear in a test of its section or in a sample of the section, unless
 * the statement contains a link.
 */
export const checkStatements = (...args: Parameters<typeof listStatements>): Problem[] =>
  listStatements(...args)
    .filter(({ missing }) => missing.length > 0)
    .map(({ line, part: { page, title, remedy }, missing }) => ({
      file: page.file,
      line,
      message: `No test of "${title}" uses ${missing.join(', ')}.`,
      remedy,
    }));

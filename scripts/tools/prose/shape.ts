import { library } from '../../../theme/config/library';
import type { Page } from '../../content/page';
import type { Problem } from '../../lib/problems';
import { importsIn } from '../../plugins/api';
import { benefitOf, goalOf } from '../../plugins/home/home';

/** This section comes after the reference, unless it is so short that it does not push the reference down. */
const COMPARISON = /^What it saves you$/;
/** The required sections of every guide to an extension, in this order. Other sections may be in between. */
const SECTIONS: readonly RegExp[] = [
  /^Minimal example$/,
  /^Try it$/,
  /^(?:What it adds to the store|What \w+ returns)$/,
  /^Options$/,
  COMPARISON,
  /^Recipes$/,
  /^Edge cases and errors$/,
  /^With other extensions$/,
  /^Known defects$/,
  /^Status and availability$/,
  /^API$/,
];

/** Required paragraphs of the introduction. Deprecated extensions have a warning instead. */
const ADVICE: readonly [text: RegExp, example: string][] = [
  [/^\*\*Use /m, '**Use it** for …'],
  [/^\*\*(?:Do not use|You do not need) /m, '**Do not use it** if …'],
];
const STATUS = /^<Badge type="(\w+)" \/> <Badge since="([\d.]+(?: and [\d.]+)*)" \/>$/m;

interface Section {
  title: string;
  /** The first and last line, counted from 1. */
  line: number;
  end: number;
}

/** Facts about the extension of a guide, from the package and the site. */
export interface GuideFacts {
  /** Version of the package that the guides describe. */
  version: string;
  /** Names that the API reference lists for this extension. */
  symbols: readonly string[];
}

/** Returns the status and version in the introduction of a guide, if it has them. */
function statusBelowTitle(guide: Page): { type: string; since: string } | undefined {
  const [first] = mainSections(guide);
  const [, type, since] = STATUS.exec(textOfLines(guide, { line: 1, end: first?.line })) ?? [];
  return type === undefined || since === undefined ? undefined : { type, since };
}

function mainSections({ headings, source }: Page): Section[] {
  const sections = headings.filter(({ depth }) => depth === 2);
  return sections.map(({ text, line }, index) => ({
    title: text,
    line,
    end: sections[index + 1]?.line ?? source.split('\n').length,
  }));
}

const textOfLines = ({ source }: Page, { line, end }: { line: number; end?: number }) =>
  source
    .split('\n')
    .slice(line - 1, end)
    .join('\n');

/** Returns the title of a required section for messages, such as `Minimal example`. */
const titleOf = (section: RegExp) => section.source.replace(/^\^(?:\(\?:)?|[|)$].*$/g, '');

/** Returns the sections with the comparison moved right before the recipes. */
function withComparisonLater(sections: readonly Section[]): readonly Section[] {
  const comparison = sections.find(({ title }) => COMPARISON.test(title));
  const others = sections.filter((section) => section !== comparison);
  const recipes = others.findIndex(({ title }) => title === 'Recipes');
  return comparison && recipes >= 0 ? others.toSpliced(recipes, 0, comparison) : sections;
}

/** Reports missing sections, and sections in the wrong place. */
function checkOrder({ file, source }: Page, all: readonly Section[]): Problem[] {
  const sections = withComparisonLater(all);
  const remedy = `The order of sections is: ${SECTIONS.map(titleOf).join(', ')}.`;
  let from = 0;
  return SECTIONS.flatMap((expected, index) => {
    const find = (patterns: readonly RegExp[], start: number) =>
      sections.findIndex(
        ({ title }, i) => i >= start && patterns.some((pattern) => pattern.test(title)),
      );
    const found = find([expected], from);
    if (found >= 0) {
      from = found + 1;
      return [];
    }
    const misplaced = sections[find([expected], 0)];
    if (misplaced) {
      const message = `The section "${misplaced.title}" is in the wrong place.`;
      return { file, line: misplaced.line, message, remedy };
    }
    // The missing section belongs before the next existing section.
    const next = sections[find(SECTIONS.slice(index + 1), from)];
    return {
      file,
      line: next?.line ?? source.split('\n').length,
      message: `The section "${titleOf(expected)}" is missing.`,
      remedy,
    };
  });
}

/** Requires advice on when to use the extension, and when not to. */
function checkAdvice(guide: Page, [first]: readonly Section[]): Problem[] {
  const introduction = textOfLines(guide, { line: 1, end: first?.line });
  return ADVICE.filter(([text]) => !text.test(introduction)).map(([, example]) => ({
    file: guide.file,
    line: guide.headings[0]?.line,
    message: `The introduction has no paragraph like "${example}".`,
    remedy: 'Say when to use the extension and when not to use it, before the first section.',
  }));
}

/** Checks the contents of single sections. */
function checkContent(
  guide: Page,
  sections: readonly Section[],
  { version, symbols }: GuideFacts,
): Problem[] {
  const { file, fences, references } = guide;
  const problems: Problem[] = [];
  const find = (name: string) => sections.find(({ title }) => title === name);
  const isIn = (node: { line: number }, { line, end }: Section) =>
    node.line > line && node.line <= end;

  const demo = find('Try it');
  if (demo && !fences.some((fence) => 'demo' in fence.meta.words && isIn(fence, demo))) {
    problems.push({
      file,
      line: demo.line,
      message: 'The section "Try it" has no live demo.',
      remedy: 'Add one: ```ts file="../_demos/name.ts" demo',
    });
  }

  const defects = find('Known defects');
  if (defects && !textOfLines(guide, defects).includes(version)) {
    problems.push({
      file,
      line: defects.line,
      message: `The known defects do not mention version ${version}.`,
      remedy: 'Check whether each defect still exists, and mention the version.',
    });
  }

  const api = find('API');
  const linked = new Set(
    references
      .filter((reference) => api && isIn(reference, api) && reference.url.startsWith('/docs/api/'))
      .map(({ url }) => url.replace(/^.*\//, '')),
  );
  const imports = fences.flatMap(({ code }) => importsIn(code));
  const used = new Set(
    imports
      .filter(({ specifier }) => specifier.startsWith(library.packageName))
      .map(({ name }) => name),
  );
  const missing = symbols.filter((name) => used.has(name) && !linked.has(name));
  if (api && (missing.length > 0 || linked.size === 0)) {
    problems.push({
      file,
      line: api.line,
      message: `The section "API" does not link to ${missing.join(', ') || 'any page of the API reference'}.`,
      remedy: 'Link to the page of each symbol of this extension that the samples import.',
    });
  }
  return problems;
}

/**
 * Checks that guides to extensions have the same structure. Their known defects must mention the current version of the
 * package, so that each update requires a review.
 */
export function checkShape(page: Page, facts: GuideFacts): Problem[] {
  const sections = mainSections(page);
  const status = statusBelowTitle(page);
  const problems = [
    ...checkOrder(page, sections),
    ...checkContent(page, sections, facts),
    ...(status?.type === 'deprecated' ? [] : checkAdvice(page, sections)),
  ];
  if (!benefitOf(page)) {
    problems.push({
      file: page.file,
      line: page.dataLines.benefit ?? 1,
      message: 'The page has no "benefit", which the home page shows.',
      remedy: `Add "benefit: 'What users gain from the extension, in one line.'" to its front matter.`,
    });
  }
  if (!goalOf(page) && status?.type !== 'deprecated') {
    problems.push({
      file: page.file,
      line: 1,
      message: 'The page has no "goal", so the home page does not list it.',
      remedy: `Add "goal: 'Load data'", or another heading of the home page, to its front matter.`,
    });
  }
  if (status) return problems;
  return problems.concat({
    file: page.file,
    line: page.headings[0]?.line,
    message: 'The guide has no status and version below its title.',
    remedy: 'Write <Badge type="stable" /> <Badge since="19.0" /> on a line of its own.',
  });
}

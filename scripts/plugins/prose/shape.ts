import { library } from '../../../theme/config/library';
import { benefitOf, type Page } from '../../content/page';
import type { Problem } from '../../lib/problems';
import { importsIn } from '../api';

/** The sections that every guide to an extension has, in this order; it may have others in between. */
const SECTIONS: readonly RegExp[] = [
  /^Try it$/,
  /^Minimal example$/,
  /^What it saves you$/,
  /^(?:What it adds to the store|What \w+ returns)$/,
  /^Options$/,
  /^Recipes$/,
  /^Edge cases and errors$/,
  /^With other extensions$/,
  /^Known defects$/,
  /^Since and status$/,
  /^API$/,
];

/** What readers want to know before they read on. What is deprecated has a warning in its place. */
const ADVICE: readonly [text: RegExp, example: string][] = [
  [/^\*\*Use /m, '**Use it** for …'],
  [/^\*\*(?:Do not use|You do not need) /m, '**Do not use it** where …'],
];
const STATUS = /^<Badge type="(\w+)" \/> <Badge since="([\d.]+(?: and [\d.]+)*)" \/>$/m;

interface Section {
  title: string;
  /** Lines of its heading and of its end, counted from 1. */
  line: number;
  end: number;
}

/** What the package and the site say about the extension of a guide. */
export interface GuideFacts {
  /** Version of the package that the guides are about. */
  version: string;
  /** Names that the API reference counts to this extension. */
  symbols: readonly string[];
}

/** What a guide says below its title, or nothing where it does not say it there. */
export function statusOf(guide: Page): { type: string; since: string } | undefined {
  const [first] = sectionsOf(guide);
  const [, type, since] = STATUS.exec(linesOf(guide, { line: 1, end: first?.line })) ?? [];
  return type === undefined || since === undefined ? undefined : { type, since };
}

function sectionsOf({ headings, source }: Page): Section[] {
  const sections = headings.filter(({ depth }) => depth === 2);
  return sections.map(({ text, line }, index) => ({
    title: text,
    line,
    end: sections[index + 1]?.line ?? source.split('\n').length,
  }));
}

const linesOf = ({ source }: Page, { line, end }: { line: number; end?: number }) =>
  source
    .split('\n')
    .slice(line - 1, end)
    .join('\n');

/** `Minimal example` for the first pattern: what a writer reads in a message. */
const nameOf = (section: RegExp) => section.source.replace(/^\^(?:\(\?:)?|[|)$].*$/g, '');

/** Missing sections, and those at the wrong place. */
function checkOrder({ file, source }: Page, sections: readonly Section[]): Problem[] {
  const remedy = `The order of sections is: ${SECTIONS.map(nameOf).join(', ')}.`;
  let from = 0;
  return SECTIONS.flatMap((expected, index) => {
    const find = (patterns: readonly RegExp[], start: number) =>
      sections.findIndex(
        ({ title }, place) => place >= start && patterns.some((pattern) => pattern.test(title)),
      );
    const at = find([expected], from);
    if (at >= 0) {
      from = at + 1;
      return [];
    }
    const misplaced = sections[find([expected], 0)];
    if (misplaced) {
      const message = `The section "${misplaced.title}" stands at the wrong place.`;
      return { file, line: misplaced.line, message, remedy };
    }
    // Where it should stand: in front of the next section that is there.
    const next = sections[find(SECTIONS.slice(index + 1), from)];
    return {
      file,
      line: next?.line ?? source.split('\n').length,
      message: `The section "${nameOf(expected)}" is missing.`,
      remedy,
    };
  });
}

/** When to use the extension, and when not. */
function checkAdvice(guide: Page, [first]: readonly Section[]): Problem[] {
  const introduction = linesOf(guide, { line: 1, end: first?.line });
  return ADVICE.filter(([text]) => !text.test(introduction)).map(([, example]) => ({
    file: guide.file,
    line: guide.headings[0]?.line,
    message: `The introduction has no paragraph like "${example}".`,
    remedy: 'Say when to use the extension and when not, before the first section.',
  }));
}

/** What single sections have to hold. */
function checkContent(
  guide: Page,
  sections: readonly Section[],
  { version, symbols }: GuideFacts,
): Problem[] {
  const { file, fences, references } = guide;
  const problems: Problem[] = [];
  const find = (name: string) => sections.find(({ title }) => title === name);
  const isIn = (place: { line: number }, { line, end }: Section) =>
    place.line > line && place.line <= end;

  const demo = find('Try it');
  if (demo && !fences.some((fence) => fence.meta.demo && isIn(fence, demo))) {
    problems.push({
      file,
      line: demo.line,
      message: 'The section "Try it" has no live demo.',
      remedy: 'Add one: ```ts file="../_demos/name.ts" demo',
    });
  }

  const defects = find('Known defects');
  if (defects && !linesOf(guide, defects).includes(version)) {
    problems.push({
      file,
      line: defects.line,
      message: `The known defects do not say that they are those of ${version}.`,
      remedy: 'Look whether each is still there, and name the version.',
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
 * A reader of one guide to an extension knows where to look in all others. The known defects name the version of the
 * package they were seen in: after an update they have to be looked at again.
 */
export function checkShape(page: Page, facts: GuideFacts): Problem[] {
  const sections = sectionsOf(page);
  const status = statusOf(page);
  const problems = [
    ...checkOrder(page, sections),
    ...checkContent(page, sections, facts),
    ...(status?.type === 'deprecated' ? [] : checkAdvice(page, sections)),
  ];
  if (!benefitOf(page)) {
    problems.push({
      file: page.file,
      line: page.dataLines.benefit ?? 1,
      message: 'The page does not say what the extension is good for; the home page shows it.',
      remedy: `Add "benefit: 'One line about what its user gains.'" to its front matter.`,
    });
  }
  if (status) return problems;
  return problems.concat({
    file: page.file,
    line: page.headings[0]?.line,
    message: 'The guide does not show its status and version below its title.',
    remedy: 'Write <Badge type="stable" /> <Badge since="19.0" /> on a line of its own.',
  });
}

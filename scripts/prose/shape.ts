import { readFacts } from '../content/page';
import { proseOf } from '../content/prose';
import { lineAt, type Problem } from '../rules/problems';

/** The sections that every guide to an extension has, in this order; it may have others in between. */
const SECTIONS: readonly RegExp[] = [
  // A deprecated feature begins with the way out, which shows the old code beside the new.
  /^(?:Minimal example|Migrate to .+)$/,
  /^Try it$/,
  /^(?:What it adds to the store|What \w+ returns)$/,
  /^Options$/,
  /^Recipes$/,
  /^Edge cases and errors$/,
  /^With other extensions$/,
  /^Known defects$/,
  /^Since and status$/,
  /^API$/,
];

/** `with-reset.mdx`, and the two guides to extensions that are not called after one function. */
const IS_EXTENSION_GUIDE = /(?:^|[\\/])(?:with-[\w-]+|mutations|create-redux-state)\.mdx$/;
const DEMO = /^[ \t]*```ts\b[^\n]*\bfile="[^\n]*\bdemo\b/m;
const STATUS = /^<Badge type="(\w+)" \/> <Badge since="([\d.]+)" \/>$/m;
const IMPORT =
  /import (?:type )?\{([^}]*)\} from '@angular-architects\/ngrx-toolkit(?:\/[\w-]+)?'/g;

interface Section {
  title: string;
  line: number;
  /** Where its text begins and ends in the source. */
  start: number;
  end: number;
}

/** What the package and the site say about the extension of a guide. */
export interface GuideFacts {
  /** Version of the package that the guides are about. */
  version: string;
  /** Names that the API reference counts to this extension. */
  symbols: readonly string[];
}

/** Whether a page is about an extension, by the name of its file. */
export const isExtensionGuide = (file: string) => IS_EXTENSION_GUIDE.test(file);

/** What a guide says below its title, or nothing where it does not say it there. */
export function statusOf(source: string): { type: string; since: string } | undefined {
  const [, type, since] = STATUS.exec(source.slice(0, sectionsOf(source)[0]?.start)) ?? [];
  return type === undefined || since === undefined ? undefined : { type, since };
}

function sectionsOf(source: string): Section[] {
  const sections: Section[] = [];
  for (const { 0: heading, 1: title = '', index } of proseOf(source).matchAll(/^## +(.*)$/gm)) {
    const last = sections.at(-1);
    if (last !== undefined) last.end = index;
    sections.push({
      title: title.trim(),
      line: lineAt(source, index),
      start: index + heading.length,
      end: source.length,
    });
  }
  return sections;
}

/** `Minimal example` for the first pattern: what a writer reads in a message. */
const nameOf = (section: RegExp) => section.source.replace(/^\^(?:\(\?:)?|[|)$].*$/g, '');

/** The names that the samples of a page import from the toolkit. */
function importsOf(source: string): Set<string> {
  const names = [...source.matchAll(IMPORT)].flatMap(([, list = '']) => list.split(','));
  return new Set(names.map((name) => name.trim().replace(/^type |\s+as .*$/g, '')));
}

/** Missing sections, and those at the wrong place. */
function checkOrder(file: string, source: string, sections: readonly Section[]): Problem[] {
  const remedy = `The order of sections is: ${SECTIONS.map(nameOf).join(', ')}.`;
  const problems: Problem[] = [];
  let from = 0;
  for (const [index, expected] of SECTIONS.entries()) {
    const at = sections.findIndex(({ title }, place) => place >= from && expected.test(title));
    if (at >= 0) {
      from = at + 1;
      continue;
    }
    const misplaced = sections.find(({ title }) => expected.test(title));
    if (misplaced !== undefined) {
      const message = `The section "${misplaced.title}" stands at the wrong place.`;
      problems.push({ file, line: misplaced.line, message, remedy });
      continue;
    }
    // Where it should stand: in front of the next section that is there.
    const later = SECTIONS.slice(index + 1);
    const next = sections.find(
      ({ title }, place) => place >= from && later.some((section) => section.test(title)),
    );
    problems.push({
      file,
      line: next?.line ?? lineAt(source, source.length),
      message: `The section "${nameOf(expected)}" is missing.`,
      remedy,
    });
  }
  return problems;
}

/** What single sections have to hold. */
function checkContent(
  file: string,
  source: string,
  sections: readonly Section[],
  { version, symbols }: GuideFacts,
): Problem[] {
  const problems: Problem[] = [];
  const textOf = ({ start, end }: Section) => source.slice(start, end);
  const find = (name: string) => sections.find(({ title }) => title === name);

  const demo = find('Try it');
  if (demo !== undefined && !DEMO.test(textOf(demo))) {
    problems.push({
      file,
      line: demo.line,
      message: 'The section "Try it" has no live demo.',
      remedy: 'Add one: ```ts file="../_demos/name.ts" demo',
    });
  }

  const defects = find('Known defects');
  if (defects !== undefined && !textOf(defects).includes(version)) {
    problems.push({
      file,
      line: defects.line,
      message: `The known defects do not say that they are those of ${version}.`,
      remedy: 'Look whether each is still there, and name the version.',
    });
  }

  const api = find('API');
  if (api !== undefined) {
    const linked = new Set(
      readFacts(source)
        .references.filter(({ url, line }) => line >= api.line && url.startsWith('/docs/api/'))
        .map(({ url }) => url.replace(/^.*\//, '')),
    );
    const used = importsOf(source);
    const missing = symbols.filter((name) => used.has(name) && !linked.has(name));
    if (missing.length > 0 || linked.size === 0) {
      problems.push({
        file,
        line: api.line,
        message: `The section "API" does not link to ${missing.join(', ') || 'any page of the API reference'}.`,
        remedy: 'Link to the page of each symbol of this extension that the samples import.',
      });
    }
  }
  return problems;
}

/**
 * A reader of one guide knows where to look in all others. The known defects name the version of the
 * package they were seen in: after an update they have to be looked at again.
 */
export function checkShape(file: string, source: string, facts: GuideFacts): Problem[] {
  if (!isExtensionGuide(file)) return [];
  const sections = sectionsOf(source);
  return [
    ...(statusOf(source) === undefined
      ? [
          {
            file,
            line: lineAt(source, Math.max(0, source.search(/^# /m))),
            message: 'The guide does not show its status and version below its title.',
            remedy: 'Write <Badge type="stable" /> <Badge since="19.0" /> on a line of its own.',
          },
        ]
      : []),
    ...checkOrder(file, source, sections),
    ...checkContent(file, source, sections, facts),
  ];
}

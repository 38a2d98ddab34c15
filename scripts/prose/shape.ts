import { blankCode } from '../rules/markdown';
import type { Problem } from '../rules/problems';

/** The sections that every guide to an extension has, in this order; it may have others in between. */
const SECTIONS: readonly RegExp[] = [
  // A deprecated feature begins with the way out, which shows the old code beside the new.
  /^(?:Minimal example|Migrate to .+)$/,
  /^(?:What it adds to the store|What \w+ returns)$/,
  /^Options$/,
  /^Recipes$/,
  /^Edge cases and errors$/,
  /^With other extensions$/,
  /^Known defects$/,
  /^Since and status$/,
  /^API$/,
];

const DEFECTS = SECTIONS.findIndex((section) => section.test('Known defects'));

/** `with-reset.mdx`, and the two guides to extensions that are not called after one function. */
const IS_EXTENSION_GUIDE = /(?:^|[\\/])(?:with-[\w-]+|mutations|create-redux-state)\.mdx$/;

interface Section {
  title: string;
  line: number;
  text: string;
}

function sectionsOf(source: string): Section[] {
  const sections: Section[] = [];
  for (const [index, line] of blankCode(source).split('\n').entries()) {
    const title = /^## +(.*)$/.exec(line)?.[1];
    if (title !== undefined) sections.push({ title: title.trim(), line: index + 1, text: '' });
    else {
      const last = sections.at(-1);
      if (last !== undefined) last.text += `${line}\n`;
    }
  }
  return sections;
}

/** `Minimal example` for the first pattern: what a writer reads in a message. */
const nameOf = (section: RegExp) => section.source.replace(/^\^(?:\(\?:)?|[|)$].*$/g, '');

/**
 * A reader of one guide knows where to look in all others. The known defects name the version of the
 * package they were seen in: after an update they have to be looked at again.
 * @param version of the package that the guides are about
 */
export function checkShape(file: string, source: string, version: string): Problem[] {
  if (!IS_EXTENSION_GUIDE.test(file)) return [];
  const problems: Problem[] = [];
  const sections = sectionsOf(source);
  let from = 0;
  for (const [index, expected] of SECTIONS.entries()) {
    const at = sections.findIndex(({ title }, place) => place >= from && expected.test(title));
    if (at >= 0) {
      from = at + 1;
      const section = sections[at];
      if (index === DEFECTS && section !== undefined && !section.text.includes(version)) {
        problems.push({
          file,
          line: section.line,
          message: `The known defects do not say that they are those of ${version}.`,
          remedy: 'Look whether each is still there, and name the version.',
        });
      }
      continue;
    }
    const misplaced = sections.find(({ title }) => expected.test(title));
    problems.push({
      file,
      ...(misplaced === undefined ? {} : { line: misplaced.line }),
      message:
        misplaced === undefined
          ? `The section "${nameOf(expected)}" is missing.`
          : `The section "${misplaced.title}" stands at the wrong place.`,
      remedy: `The order of sections is: ${SECTIONS.map(nameOf).join(', ')}.`,
    });
  }
  return problems;
}

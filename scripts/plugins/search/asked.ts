import { readFileSync } from 'node:fs';
import type { IndexedPage } from '../../../theme/plugins/search/indexFormat';
import { termsIn } from '../../../theme/plugins/search/tokens';
import { inProject } from '../../lib/paths';
import { lineAt } from '../../lib/problems';
import asked from './asked.json';

/** Words with which readers ask for a section, by page and id, separated by spaces. */
const ASKED: Readonly<Record<string, Readonly<Record<string, string>>>> = asked;

/** The pages with the words of readers in their sections, except those in a section's heading, which would count twice. */
export function withAskedWords(pages: readonly IndexedPage[], words = ASKED): IndexedPage[] {
  return pages.map((page) => {
    const ofPage = words[page.path];
    if (!ofPage) return page;
    return {
      ...page,
      sections: page.sections.map((section) => {
        const words = wordsBeside(section.heading, ofPage[section.id] ?? '');
        return words ? { ...section, asked: words } : section;
      }),
    };
  });
}

function wordsBeside(heading: string, words: string): string {
  const contained = new Set(termsIn(heading));
  return words
    .split(' ')
    .filter((word) => !termsIn(word).every((term) => contained.has(term)))
    .join(' ');
}

const ASKED_FILE = 'scripts/plugins/search/asked.json';

/** Names the line of each section that has words, but no longer exists. */
export function missingSections(
  indexed: ReadonlySet<string>,
  source = readFileSync(inProject(ASKED_FILE), 'utf8'),
): string[] {
  const words: typeof ASKED = JSON.parse(source);
  return Object.entries(words).flatMap(([page, ofPage]) =>
    Object.keys(ofPage)
      .filter((id) => !indexed.has(`${page}#${id}`))
      .map((id) => {
        const start = source.indexOf(`"${page}": {`);
        const line = lineAt(source, source.indexOf(`"${id}": `, start));
        return `${ASKED_FILE}:${line} has words for ${page}#${id}`;
      }),
  );
}

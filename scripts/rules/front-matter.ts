import { didYouMean } from '../../theme/config/nearest';
import { headingElsewhere } from '../content/links';
import { descriptionOf, movedHeadings, type Page, titleOf } from '../content/page';
import { guess, type Problem } from '../lib/problems';

/** Marks of a page that are on or off. */
const SWITCHES = ['draft', 'unlisted'];

/** Entries that are text. */
const TEXTS = ['title', 'description', 'sidebar_label', 'benefit'];

const KNOWN = [...TEXTS, ...SWITCHES, 'moved', 'pageType'];

/** A page must be readable, and its front matter must say what the page is about. */
export function checkFrontMatter(page: Page): Problem[] {
  const { file, data, dataLines, mistakes } = page;
  const problems: Problem[] = [];
  const tell = (message: string, remedy: string, name = '') =>
    problems.push({ file, line: dataLines[name] ?? 1, column: 1, message, remedy });
  // It may be in what could not be read.
  if (!titleOf(page) && mistakes.length === 0) {
    tell(
      'The page has no first heading (h1).',
      'Add "# Heading" below its front matter: it is what lists call the page.',
    );
  }
  if (mistakes.some(({ message }) => message.startsWith('The front matter'))) return problems;
  const isMeant = Object.keys(data).some(
    (name) => !KNOWN.includes(name) && didYouMean(name, KNOWN) === 'description',
  );
  if (!descriptionOf(page) && !isMeant) {
    tell(
      'The page has no description.',
      'Add "description: \'One sentence for search results and link previews.\'" to its front matter.',
      'description',
    );
  }
  for (const [name, value] of Object.entries(data)) {
    const said = `"${name}" is ${JSON.stringify(value)}.`;
    if (!KNOWN.includes(name)) {
      const remedy = `Write one of ${KNOWN.join(', ')}.${guess(name, KNOWN)}`;
      tell(`A front matter has no "${name}".`, remedy, name);
    } else if (SWITCHES.includes(name) && typeof value !== 'boolean') {
      tell(said, `Write "${name}: true", or leave it out.`, name);
    } else if (TEXTS.includes(name) && name !== 'description' && typeof value !== 'string') {
      tell(said, `Write a text, in quotes: ${name}: '…'.`, name);
    } else if (name === 'pageType' && value !== 'home') {
      tell(said, 'Write "pageType: home", or leave it out.', name);
    }
  }
  return [...problems, ...checkMoved(page)];
}

/** Old addresses of headings that are on another page now: each has to lead on. */
function checkMoved(page: Page): Problem[] {
  const { file, data, dataLines, references, headings } = page;
  const problem = (message: string, remedy: string) => ({
    file,
    line: dataLines.moved,
    column: 1,
    message,
    remedy,
  });
  if (data.moved !== undefined && !Array.isArray(data.moved)) {
    return [problem('"moved" is no list.', 'Name the ids of headings that moved to other pages.')];
  }
  const linked = new Set(references.map(({ url }) => headingElsewhere(url)));
  return movedHeadings(page).flatMap((id) => {
    if (headings.some((heading) => heading.id === id)) {
      return [
        problem(`The heading #${id} has not moved: it is on this page.`, 'Remove it from "moved".'),
      ];
    }
    return linked.has(id)
      ? []
      : [
          problem(
            `The heading #${id} moved away, and no link on this page leads to it.`,
            `Link to the place where it is now: /docs/its-page#${id}.`,
          ),
        ];
  });
}

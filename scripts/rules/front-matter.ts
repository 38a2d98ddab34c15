import { didYouMean } from '../../theme/config/nearest';
import { headingElsewhere } from '../content/links';
import { descriptionOf, movedHeadings, type Page, titleOf } from '../content/page';
import { guess, type Problem } from '../lib/problems';

/** Entries that are true or false. */
const BOOLEANS = ['draft', 'unlisted', 'unlisted_sections'];

/** Entries that are strings. */
const STRINGS = ['title', 'description', 'sidebar_label', 'benefit', 'goal'];

const KNOWN = [...STRINGS, ...BOOLEANS, 'moved', 'pageType'];

/** Checks that a page has a title, a description, and front matter without unknown or invalid entries. */
export function checkFrontMatter(page: Page): Problem[] {
  const { file, data, dataLines, mistakes } = page;
  const problems: Problem[] = [];
  const report = (message: string, remedy: string, name = '') =>
    problems.push({ file, line: dataLines[name] ?? 1, column: 1, message, remedy });
  // The title may be in a part that could not be parsed.
  if (!titleOf(page) && mistakes.length === 0) {
    report(
      'The page has no title (h1).',
      'Add "# Heading" below the front matter. Lists also show it as the label of the page.',
    );
  }
  if (mistakes.some(({ message }) => message.startsWith('The front matter'))) return problems;
  const isMisspelled = Object.keys(data).some(
    (name) => !KNOWN.includes(name) && didYouMean(name, KNOWN) === 'description',
  );
  if (!descriptionOf(page) && !isMisspelled) {
    report(
      'The page has no description.',
      'Add "description: \'One sentence for search results and link previews.\'" to its front matter.',
      'description',
    );
  }
  for (const [name, value] of Object.entries(data)) {
    const invalid = `"${name}" is ${JSON.stringify(value)}.`;
    if (!KNOWN.includes(name)) {
      const remedy = `Use one of ${KNOWN.join(', ')}.${guess(name, KNOWN)}`;
      report(`Unknown front matter entry "${name}".`, remedy, name);
    } else if (BOOLEANS.includes(name) && typeof value !== 'boolean') {
      report(invalid, `Write "${name}: true", or leave it out.`, name);
    } else if (STRINGS.includes(name) && name !== 'description' && typeof value !== 'string') {
      report(invalid, `Write a quoted string: ${name}: '…'.`, name);
    } else if (name === 'pageType' && value !== 'home') {
      report(invalid, 'Write "pageType: home", or leave it out.', name);
    }
  }
  return [...problems, ...checkMoved(page)];
}

/** Checks that a heading that moved to another page is linked, so that its old address leads there. */
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
    return [
      problem('"moved" is not a list.', 'List the ids of headings that moved to other pages.'),
    ];
  }
  const linked = new Set(references.map(({ url }) => headingElsewhere(url)));
  return movedHeadings(page).flatMap((id) => {
    if (headings.some((heading) => heading.id === id)) {
      return [problem(`The heading #${id} is still on this page.`, 'Remove it from "moved".')];
    }
    return linked.has(id)
      ? []
      : [
          problem(
            `The heading #${id} moved, but no link on this page leads to it.`,
            `Link to its new place: /docs/its-page#${id}.`,
          ),
        ];
  });
}

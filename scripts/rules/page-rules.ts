import { didYouMean } from '../../theme/config/nearest';
import { FENCE_WORDS } from '../content/fence';
import { headingElsewhere } from '../content/links';
import { descriptionOf, movedHeadings, type Page, titleOf } from '../content/page';
import { guess, type Problem } from '../lib/problems';
import { checkTexts } from './theme-config';

/** Entries that are true or false. */
const BOOLEANS = ['draft', 'unlisted', 'unlisted_sections'];

const TEXTS = ['title', 'description', 'sidebar_label'];

/**
 * Checks that a page has a title, a description, and front matter without unknown or invalid entries.
 *
 * @param texts entries of plugins
 */
export function checkFrontMatter(page: Page, texts: readonly string[] = []): Problem[] {
  const strings = [...TEXTS, ...texts];
  const known = [...strings, ...BOOLEANS, 'moved', 'pageType'];
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
    (name) => !known.includes(name) && didYouMean(name, known) === 'description',
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
    if (!known.includes(name)) {
      const remedy = `Use one of ${known.join(', ')}.${guess(name, known)}`;
      report(`Unknown front matter entry "${name}".`, remedy, name);
    } else if (BOOLEANS.includes(name) && typeof value !== 'boolean') {
      report(invalid, `Write "${name}: true", or leave it out.`, name);
    } else if (strings.includes(name) && name !== 'description' && typeof value !== 'string') {
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

/**
 * Checks that every word after the language of a fence has a meaning.
 *
 * @param fenceWords words of plugins
 */
export function checkFenceWords({ file, fences }: Page, fenceWords: readonly string[]): Problem[] {
  const known = [...FENCE_WORDS, ...fenceWords];
  return fences.flatMap(({ meta, line, column }) =>
    Object.keys(meta.words)
      .filter((word) => !known.includes(word))
      .map((word) => ({
        file,
        line,
        column,
        message: `Unknown word "${word}" after the language of the fence.`,
        remedy: `Use ${known.join(', ')} or {1,3-4}.${guess(word, known)}`,
      })),
  );
}

/** Matches a default export, unless it is a literal. */
const DEFAULT_EXPORT =
  /^export default (?!['"`\d[{]|(?:null|true|false|undefined)\b)|^export \{[^}]*\bdefault\b/m;

/** Checks that a page without text exports a component, and that its texts have an id or a message. */
export function checkComponent({ file, route, source }: Page): Problem[] {
  const texts = checkTexts(file, source);
  if (DEFAULT_EXPORT.test(source)) return texts;
  const message = `The page ${route} has no default export.`;
  const remedy = 'Export the component: "export default function …".';
  return [{ file, line: 1, column: 1, message, remedy }, ...texts];
}

import { headingElsewhere } from '../content/links';
import { movedHeadings, type Page, titleOf } from '../content/page';
import type { Problem } from './problems';

/** Marks of a page that are on or off. */
const SWITCHES = ['draft', 'unlisted'] as const;

/** A page must be readable, and its front matter must say what the page is about. */
export function checkFrontMatter(page: Page): Problem[] {
  const { file, data, dataLines, error } = page;
  if (error) return [{ file, ...error, remedy: remedyFor(error.message) }];
  const problems: Problem[] = [];
  if (!titleOf(page) && typeof data.title !== 'string') {
    problems.push({
      file,
      line: 1,
      message: 'The page has no title.',
      remedy: 'Add a "# Heading", or "title:" to its front matter.',
    });
  }
  if (typeof data.description !== 'string' || data.description.trim() === '') {
    problems.push({
      file,
      line: dataLines.description ?? 1,
      message: 'The page has no description.',
      remedy:
        'Add "description: \'One sentence for search results and link previews.\'" to its front matter.',
    });
  }
  for (const name of SWITCHES) {
    if (data[name] !== undefined && typeof data[name] !== 'boolean') {
      problems.push({
        file,
        line: dataLines[name],
        message: `"${name}" is ${JSON.stringify(data[name])}.`,
        remedy: `Write "${name}: true", or leave it out.`,
      });
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

function remedyFor(message: string): string {
  if (message.startsWith('The front matter')) {
    return 'Write "name: value" lines between two lines "---"; quote values that hold ": " or begin with a sign.';
  }
  if (message.startsWith('The code fence')) return 'Add a line with its marker behind the code.';
  return 'Correct it. Outside of code, "<" and "{" begin a component: write them as code, or as &lt; and &#123;.';
}

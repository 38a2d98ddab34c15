import { type Page, titleOf } from '../content/page';
import type { Problem } from './problems';

/** Marks of a page that are on or off. */
const SWITCHES = ['draft', 'unlisted'] as const;

/** A page must be readable, and its front matter must say what the page is about. */
export function checkFrontMatter(page: Page): Problem[] {
  const { file, data, dataLines, error } = page;
  if (error) {
    const remedy = /^The front matter/.test(error.message)
      ? 'Write "name: value" lines between two lines "---"; quote values that hold ": " or begin with a sign.'
      : 'Correct it. Outside of code, "<" and "{" begin a component: write them as code, or as &lt; and &#123;.';
    return [{ file, line: error.line, message: error.message, remedy }];
  }
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
  return problems;
}

import { type FrontMatter, isMarkdown, type PageFile } from './pages';
import type { Problem } from './problems';

/** Marks of a page that are on or off. */
const SWITCHES = ['draft', 'unlisted'] as const;

/** A Markdown page's front matter must be readable and say what the page is about. */
export function checkFrontMatter(
  { file, name }: Pick<PageFile, 'file' | 'name'>,
  frontMatter: FrontMatter,
): Problem[] {
  if (!isMarkdown(name)) return [];
  if ('error' in frontMatter) {
    const { error: message, line } = frontMatter;
    const remedy =
      'Write "name: value" lines between two lines "---"; quote values that hold ": " or begin with a sign.';
    return [{ file, line, message, remedy }];
  }
  const { data, lines } = frontMatter;
  const problems: Problem[] = [];
  if (typeof data.description !== 'string' || data.description.trim() === '') {
    problems.push({
      file,
      line: lines.description ?? 1,
      message: 'The page has no description.',
      remedy:
        'Add "description: \'One sentence for search results and link previews.\'" to its front matter.',
    });
  }
  for (const name of SWITCHES) {
    if (data[name] !== undefined && typeof data[name] !== 'boolean') {
      problems.push({
        file,
        line: lines[name],
        message: `"${name}" is ${JSON.stringify(data[name])}.`,
        remedy: `Write "${name}: true", or leave it out.`,
      });
    }
  }
  return problems;
}

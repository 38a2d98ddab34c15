import type { Page } from '../content/page';
import type { Problem } from '../lib/problems';

/**
 * Two pages must not share a path. Paths that differ only by case count as the same: Rspress matches
 * them so, and so do many file systems.
 */
export function findDuplicateRoutes(
  pages: readonly Pick<Page, 'file' | 'name' | 'route'>[],
): Problem[] {
  const seen = new Map<string, Pick<Page, 'file' | 'name' | 'route'>>();
  const problems: Problem[] = [];
  for (const page of pages) {
    const key = page.route.toLowerCase();
    const other = seen.get(key);
    if (!other) {
      seen.set(key, page);
      continue;
    }
    const sameCase = other.route === page.route;
    problems.push({
      file: page.file,
      message: sameCase
        ? `The route ${page.route} is taken: ${other.name} has it, too.`
        : `The route ${page.route} differs only by case from ${other.route} (${other.name}).`,
      remedy:
        'Rename or remove one of the two files. A folder’s index file has the folder’s route.',
    });
  }
  return problems;
}

import type { Page } from '../content/page';
import type { Problem } from '../lib/problems';

/** Finds pages with the same route. Ignores case, as Rspress and many file systems do. */
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
        ? `The route ${page.route} is already used by ${other.name}.`
        : `The route ${page.route} differs only in case from ${other.route} (${other.name}).`,
      remedy: 'Rename or remove one of the two files. An index file has the route of its folder.',
    });
  }
  return problems;
}

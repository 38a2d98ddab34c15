import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '../../content/page';
import { listSources } from '../../lib/files';
import { guess, lineAt, type Problem, placeAt } from '../../lib/problems';
import { readAddresses } from './address-list';
import { ifRenamed } from './addresses';
import { isUnitTest, mayMentionPages } from './mentions';
import { referencesTo } from './rewrite';

/** The file with the routes that code links to. */
const ROUTES_FILE = 'theme/config/pages.ts';

/** Other rules check pages, notes on symbols, sidebars and the theme's own links. */
const CHECKED_ELSEWHERE = /^docs\/(?!_(?!symbols))|^theme\/config\/(?:sidebars|theme)\.ts$/;

/** End-to-end tests may use redirects. */
const E2E_TESTS = /^e2e\//;

/**
 * Finds references to missing pages in code, tests and documentation for maintainers.
 *
 * @param all the published pages
 * @param root folder of the project
 */
export async function checkNamedPages(all: readonly Page[], root: string): Promise<Problem[]> {
  const routes = all.map(({ route }) => route);
  const former = readAddresses(path.join(root, 'docs')).filter(
    // In development, redirects are not checked, because that takes time on each edit.
    ({ route, target }) => !routes.includes(route) && !(target && isDevelopment()),
  );
  const problems: Problem[] = [];
  for (const file of (await listSources(root)).filter(mayMentionPages)) {
    const isSearched = former.length > 0 && !isUnitTest(file) && !CHECKED_ELSEWHERE.test(file);
    if (file !== ROUTES_FILE && !isSearched) continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    const report = (start: number, message: string, remedy: string) =>
      problems.push({ file: path.join(root, file), ...placeAt(text, start), message, remedy });
    for (const { route, target } of isSearched ? former : []) {
      if ((target && E2E_TESTS.test(file)) || !text.includes(path.posix.basename(route))) continue;
      const [first, ...others] = referencesTo(route, file, text).map(({ start }) => start);
      if (first === undefined) continue;
      const lines = new Set(others.map((start) => lineAt(text, start)));
      const also =
        lines.size > 0
          ? ` (also referenced on line${lines.size > 1 ? 's' : ''} ${[...lines].join(', ')})`
          : '';
      const remedy = target ? `Write ${target}.` : `Refer to another page.${ifRenamed(route)}`;
      report(first, `${route} no longer exists${also}.`, remedy);
    }
    const listed = file === ROUTES_FILE ? text.matchAll(/(?<=')\/[^']*(?=')/g) : [];
    for (const { 0: route, index } of listed) {
      if (routes.includes(route) || former.some((one) => one.route === route)) continue;
      report(index, `There is no page ${route}.`, `Use an existing page.${guess(route, routes)}`);
    }
  }
  return problems;
}

const isDevelopment = () => process.env.NODE_ENV === 'development';

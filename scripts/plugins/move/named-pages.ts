import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readAddresses } from '../../content/addresses';
import type { Page } from '../../content/page';
import { listSources } from '../../lib/copy';
import { guess, lineAt, type Problem, placeAt } from '../../lib/problems';
import { ifRenamed } from '../../rules/addresses';
import { isUnitTest, mayName } from './mentions';
import { placesOf } from './rewrite';

/** The pages that code leads to. */
const NAMED = 'theme/config/pages.ts';

/** Of pages, notes on symbols, navigation and the theme's own links, other rules speak. */
const TOLD_ELSEWHERE = /^docs\/(?!_(?!symbols))|^theme\/config\/(?:sidebars|theme)\.ts$/;

/** Tests follow addresses that lead on. */
const TESTS = /^e2e\//;

/**
 * Places outside of the pages that name one that is not there: code, tests, texts for maintainers.
 *
 * @param all the pages that are served
 * @param root folder of the project
 */
export async function checkNamedPages(all: readonly Page[], root: string): Promise<Problem[]> {
  const routes = all.map(({ route }) => route);
  const former = readAddresses(path.join(root, 'docs')).filter(
    // While pages are written, those that lead on are no hurry: it takes time to look for them at each edit.
    ({ route, target }) => !routes.includes(route) && !(target && isDevelopment()),
  );
  const problems: Problem[] = [];
  for (const file of (await listSources(root)).filter(mayName)) {
    const isSearched = former.length > 0 && !isUnitTest(file) && !TOLD_ELSEWHERE.test(file);
    if (file !== NAMED && !isSearched) continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    const report = (start: number, message: string, remedy: string) =>
      problems.push({ file: path.join(root, file), ...placeAt(text, start), message, remedy });
    for (const { route, target } of isSearched ? former : []) {
      if ((target && TESTS.test(file)) || !text.includes(path.posix.basename(route))) continue;
      const [first, ...others] = placesOf(route, file, text).map(({ start }) => start);
      if (first === undefined) continue;
      const lines = new Set(others.map((start) => lineAt(text, start)));
      const also = lines.size > 0 ? ` (here and in line ${[...lines].join(', ')})` : '';
      const remedy = target
        ? `Write ${target}.`
        : `Name the page that is meant.${ifRenamed(route)}`;
      report(first, `${route} is no page any more${also}.`, remedy);
    }
    const named = file === NAMED ? text.matchAll(/(?<=')\/[^']*(?=')/g) : [];
    for (const { 0: route, index } of named) {
      if (routes.includes(route) || former.some((one) => one.route === route)) continue;
      report(index, `There is no page ${route}.`, `Name one that there is.${guess(route, routes)}`);
    }
  }
  return problems;
}

const isDevelopment = () => process.env.NODE_ENV === 'development';

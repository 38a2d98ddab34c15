import { readFileSync } from 'node:fs';
import * as linked from '../../theme/config/pages';
import type { Page } from '../content/page';
import { type Address, addressesFile, readAddresses } from '../lib/addresses';
import { basePathOf, inProject } from '../lib/paths';
import { guess, type Problem, placeAt } from '../lib/problems';
import type { Address as SiteAddress } from '../rspress/site';

type ProblemText = Pick<Problem, 'message' | 'remedy'>;

/** The pages of the site by route. */
type ByRoute = ReadonlyMap<string, Page>;

/**
 * Checks that every address that ever existed keeps working. The list must name each page of the site and have a
 * redirect for each former page.
 *
 * @param root folder of the pages and the list
 */
export function checkAddresses(all: readonly Page[], root: string): Problem[] {
  const file = addressesFile(root);
  const published = all.filter(({ data }) => data.draft !== true);
  const pages = new Map(published.map((page) => [page.route, page]));
  const lines = new Map<string, number>();
  const problems = readAddresses(root).flatMap((address): Problem[] => {
    const { route, line } = address;
    const other = lines.get(route);
    lines.set(route, line);
    const problem =
      other === undefined
        ? problemOf(address, pages)
        : {
            message: `${route} is already listed on line ${other}.`,
            remedy: 'Remove one of them.',
          };
    return problem ? [{ file, line, column: 1, ...problem }] : [];
  });
  const missing = [...pages.keys()].filter((route) => !lines.has(route));
  if (lines.size > 0 && missing.length > 0) {
    problems.push({
      file,
      message: `Missing: ${missing.join(', ')}.`,
      remedy:
        'Run "npm run addresses" to add new pages, so that their addresses are never lost. Start the name of a file that is no page with an underscore.',
    });
  }
  return problems;
}

function problemOf({ route, target }: Address, pages: ByRoute): ProblemText | undefined {
  const page = pages.get(route);
  if (target === undefined) {
    if (page) return undefined;
    return {
      message: `${route} is no longer a page.`,
      remedy: `Add a redirect: "${route} -> /docs/page".${guess(route, [...pages.keys()])} If it was never published, remove the line.`,
    };
  }
  if (page) {
    return {
      message: `${route} is a page (${page.name}) and cannot redirect.`,
      remedy: `Write "${route}" alone.`,
    };
  }
  const [path = '', id] = target.split('#');
  const targetPage = pages.get(path);
  if (!targetPage) {
    return {
      message: `${target} is not a page.`,
      remedy: `Write the path of a page.${guess(path, [...pages.keys()])}`,
    };
  }
  const ids = targetPage.headings.map((heading) => heading.id);
  if (id === undefined || ids.includes(id)) return undefined;
  return {
    message: `${targetPage.name} has no heading #${id}.`,
    remedy: `Use an existing id, or leave it out.${guess(id, ids)}`,
  };
}

/**
 * Checks that the base path is the one that `rspress.config.ts` has read, and does not begin the route of a page. The
 * runtime of Rspress takes such a route for an address that has its base path already, and the theme gets another route.
 */
export function checkBase(
  routes: readonly string[],
  { base }: Pick<SiteAddress, 'base'>,
  { base: used = '/' }: { base?: string },
): Problem[] {
  const file = inProject('rspress.config.ts');
  if (basePathOf(used) !== base) {
    const remedy = `Set the variable BASE instead: BASE=${basePathOf(used)} npm run build.`;
    return [{ file, message: `The option --base (${used}) is not supported.`, remedy }];
  }
  const begun = base === '/' ? [] : routes.filter((route) => route.startsWith(base.slice(0, -1)));
  if (begun.length === 0) return [];
  return [
    {
      file,
      message: `The base path ${base} begins the address of ${begun.length} pages, such as ${begun[0]}, which Rspress confuses with addresses that have a base path.`,
      remedy:
        'Use another base path: rename the repository, or publish the site at the root of a domain.',
    },
  ];
}

/** Checks that the pages that code links to exist, because links would only break at the end of a build. */
export function checkLinkedRoutes(routes: readonly string[]): Problem[] {
  const file = inProject('theme/config/pages.ts');
  const text = readFileSync(file, 'utf8');
  return Object.values(linked)
    .filter((value) => typeof value === 'string')
    .filter((route) => !routes.includes(route))
    .map((route) => ({
      file,
      ...placeAt(text, text.indexOf(`'${route}'`)),
      message: `There is no page ${route}.`,
      remedy: `Use an existing page.${guess(route, routes)}`,
    }));
}

import { API_ROUTE, DOCS_ROOT } from '../../theme/config/docs';
import { type Address, addressesFile, readAddresses } from '../content/addresses';
import type { Page } from '../content/page';
import { guess, type Problem } from '../lib/problems';

type Wrong = Pick<Problem, 'message' | 'remedy'>;

/** The pages of the site by their routes. */
type ByRoute = ReadonlyMap<string, Page>;

/**
 * An address that once was must lead somewhere: the list of all of them names each page of the site, and says
 * of what is no page any more where its readers go.
 *
 * @param root folder of the pages and of the list
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
    const wrong =
      other === undefined
        ? (wrongRoute(address, pages) ?? wrongTarget(address, pages))
        : { message: `${route} stands in line ${other}, too.`, remedy: 'Remove one of the two.' };
    return wrong ? [{ file, line, column: 1, ...wrong }] : [];
  });
  const missing = [...pages.keys()].filter((route) => !lines.has(route));
  if (lines.size > 0 && missing.length > 0) {
    problems.push({
      file,
      message: `It lacks ${missing.join(', ')}.`,
      remedy: 'Run "npm run addresses", which adds what is new: its readers will not be lost.',
    });
  }
  return problems;
}

/** What is wrong with the address that readers come by. */
function wrongRoute({ route, target }: Address, pages: ByRoute): Wrong | undefined {
  const page = pages.get(route);
  if (!page && target === undefined) {
    return {
      message: `${route} is no page any more.`,
      remedy: `Write where its readers are to go: "${route} -> /docs/page".${guess(route, [...pages.keys()])}${ifRenamed(route)} If it has never been published, remove the line.`,
    };
  }
  if (page && target !== undefined) {
    return {
      message: `${route} is a page (${page.name}): its readers are not led away.`,
      remedy: `Write "${route}" alone.`,
    };
  }
  return undefined;
}

/** What is wrong with the address that readers are led to. */
function wrongTarget({ target }: Address, pages: ByRoute): Wrong | undefined {
  if (target === undefined) return undefined;
  const [route = '', id] = target.split('#');
  const page = pages.get(route);
  if (!page) {
    return {
      message: `${target} is no page.`,
      remedy: `Write the path of a page.${guess(route, [...pages.keys()])}`,
    };
  }
  const ids = page.headings.map((heading) => heading.id);
  if (id === undefined || ids.includes(id)) return undefined;
  return {
    message: `${page.name} has no heading #${id}.`,
    remedy: `Write one that it has, or none.${guess(id, ids)}`,
  };
}

/** Whether a page has a file of its own below the documentation, which can be renamed. */
export const isMovable = (route: string): boolean =>
  route.startsWith(`${DOCS_ROOT}/`) && !`${route}/`.startsWith(`${API_ROUTE}/`);

/** What helps where a page was renamed by hand. */
export const ifRenamed = (route: string): string =>
  isMovable(route)
    ? ` If it was renamed, "npm run move -- ${route} /docs/new-name" does all that is left.`
    : '';

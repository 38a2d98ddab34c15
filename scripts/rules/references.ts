import { existsSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { nearestFirst } from '../../theme/config/nearest';
import { decode, routeOfPath } from '../../theme/config/routes';
import { site } from '../../theme/config/site';
import { isExternal, siteAddress } from '../content/links';
import type { Page, Reference } from '../content/page';
import { guess, type Problem } from '../lib/problems';

/** The ids on a page. */
export type Ids = Pick<ReadonlySet<string>, 'has' | 'keys'>;

export function idsIn(html: string): Ids {
  const ids = new Set<string>();
  new Parser({ onopentag: (_name, { id }) => id !== undefined && ids.add(id) }).end(html);
  return ids;
}

/** The parts of the site that the links on a page are checked against. */
export interface Site {
  /** Folder of the pages, with `public`. */
  root: string;
  /** Published pages. */
  pages: readonly Page[];
  /** Drafts that this build leaves out. */
  drafts: readonly Page[];
  /** The ids on a rendered page. Without this function, anchors are not checked. */
  idsOf?(page: Page): Ids | undefined;
}

export const checkReferences = (page: Page, site: Site): Problem[] =>
  page.references.flatMap((reference) => {
    const problem = problemWith(reference, page, site);
    const { line, column } = reference;
    return problem ? [{ file: page.file, line, column, ...problem }] : [];
  });

/** The id in a hash; empty for `#top` and text fragments. */
export const idIn = (anchor: string): string =>
  /^(?:top$|:~:)/.test(anchor) ? '' : decode(anchor);

/** The remedy for an id that a page does not have: the nearest ids. */
export function anchorRemedy(id: string, ids: Ids): string {
  const others = [...ids.keys()].filter((known) => !known.startsWith('__'));
  const near = nearestFirst(id, others).slice(0, 5).join(', ');
  return `Link to an id that exists${near && `, such as ${near}`}.`;
}

type ProblemText = Pick<Problem, 'message' | 'remedy'>;

function problemWith(
  { kind, url: written }: Reference,
  page: Page,
  where: Site,
): ProblemText | undefined {
  const isOwn = written.startsWith(`${site.origin}/`);
  const url = isOwn ? written.slice(site.origin.length) : written;
  if (/^javascript:/i.test(url)) {
    return { message: `The link ${url} runs code.`, remedy: 'Use a button.' };
  }
  if (isExternal(url)) return undefined;
  const [address = '', anchor = ''] = siteAddress(url, page).split('#');
  const target = decode(address.replace(/\?.*$/, ''));
  if (target === '') return anchorProblem(written, anchor, page, where);
  const inPublic = path.join(where.root, 'public', target);
  if (existsSync(inPublic)) return undefined;
  if (kind === 'image') {
    // Pages import images beside them, as Rspress does.
    const beside = path.resolve(path.dirname(page.file), decode(url));
    if (existsSync(beside) && decode(url) === url) return undefined;
    if (existsSync(beside)) {
      return {
        message: `The image ${written} is escaped, but imports of files are not.`,
        remedy: `Write <${decode(url)}> between the parentheses.`,
      };
    }
    return {
      message: `The image ${written} does not exist.`,
      remedy: `Put it at ${inPublic} and write its path below public, or correct the path.`,
    };
  }
  // Generated files (llms.txt, Markdown copies) exist only after the build.
  if (/\.[a-z]+$/i.test(target)) return undefined;
  const route = routeOfPath(target);
  const hasRoute = (one: Page) => one.route === route;
  const found = where.pages.find(hasRoute);
  if (found) return anchorProblem(written, anchor, found, where);
  if (where.drafts.some(hasRoute)) {
    return {
      message: `The link ${written} points to a draft.`,
      remedy: 'Remove the link, or "draft: true" from the front matter of that page.',
    };
  }
  return {
    message: `Broken link ${written}: there is no such page.`,
    remedy: `Correct or remove it.${guess(
      route,
      where.pages.map((one) => one.route),
    )}`,
  };
}

function anchorProblem(
  url: string,
  anchor: string,
  target: Page,
  { idsOf }: Site,
): ProblemText | undefined {
  const id = idIn(anchor);
  if (!id || target.headings.some((heading) => heading.id === id)) return undefined;
  // Other ids exist only on the rendered page.
  const ids = idsOf?.(target);
  if (!ids || ids.has(id)) return undefined;
  return {
    message: `Broken anchor ${url}: ${target.name} has no such id.`,
    remedy: anchorRemedy(id, ids),
  };
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { nearestFirst } from '../../theme/config/nearest';
import { decode, routeOfPath } from '../../theme/config/routes';
import { site } from '../../theme/config/site';
import { isExternal, siteAddress } from '../content/links';
import type { Page, Reference } from '../content/page';
import { guess, type Problem } from '../lib/problems';

type Ids = ReadonlyMap<string, unknown>;

/** What a page's addresses are held against. */
export interface Site {
  /** Folder of the pages; `public` lies in it. */
  root: string;
  /** The pages that are served. */
  pages: readonly Page[];
  /** Those that this build leaves out. */
  drafts: readonly Page[];
  /** The ids on a finished page, as `readPage` has them, where it can be read. Without it no anchor is checked. */
  idsOf?(page: Page): Promise<Ids | undefined>;
}

/**
 * Links to pages and to places in them that are not there, and images that are not there, with the line they
 * stand on. What components make of their parameters is seen in the finished site (see `crawl`).
 */
export async function checkReferences(page: Page, site: Site): Promise<Problem[]> {
  const problems = page.references.map(async (reference) => {
    const problem = await wrongWith(reference, page, site);
    const { line, column } = reference;
    return problem ? [{ file: page.file, line, column, ...problem }] : [];
  });
  return (await Promise.all(problems)).flat();
}

/** The id that is named behind the `#` of an address; none where that means the top, or words to look for. */
export const idIn = (anchor: string): string =>
  /^(?:top$|:~:)/.test(anchor) ? '' : decode(anchor);

/** What helps whoever names an id that a page does not have. */
export function insteadOf(id: string, ids: Ids): string {
  const others = [...ids.keys()].filter((known) => !known.startsWith('__'));
  const near = nearestFirst(id, others).slice(0, 5).join(', ');
  return `Link to an id that exists${near && `, such as ${near}`}.`;
}

type Wrong = Pick<Problem, 'message' | 'remedy'>;

async function wrongWith(
  { kind, url: written }: Reference,
  page: Page,
  where: Site,
): Promise<Wrong | undefined> {
  const isOwn = written.startsWith(`${site.origin}/`);
  const url = isOwn ? written.slice(site.origin.length) : written;
  if (/^javascript:/i.test(url)) {
    return { message: `The link ${url} runs code.`, remedy: 'Use a button.' };
  }
  if (isExternal(url)) return undefined;
  const [address = '', anchor = ''] = siteAddress(url, page).split('#');
  const target = decode(address.replace(/\?.*$/, ''));
  if (target === '') return wrongAnchor(written, anchor, page, where);
  const inPublic = path.join(where.root, 'public', target);
  if (existsSync(inPublic)) return undefined;
  if (kind === 'image') {
    return {
      message: `The image ${written} does not exist.`,
      remedy: `Put it at ${inPublic} and write its path below public, or correct the path.`,
    };
  }
  // Files that the build writes (llms.txt, Markdown copies) are there only when it is done.
  if (/\.[a-z]+$/i.test(target)) return undefined;
  const route = routeOfPath(target);
  const hasRoute = (one: Page) => one.route === route;
  const found = where.pages.find(hasRoute);
  if (found) return wrongAnchor(written, anchor, found, where);
  if (where.drafts.some(hasRoute)) {
    return {
      message: `The link ${written} leads to a page that is a draft.`,
      remedy: 'Remove the link, or "draft: true" from the front matter of that page.',
    };
  }
  return {
    message: `The link ${written} leads to no page.`,
    remedy: `Correct or remove it.${guess(
      route,
      where.pages.map((one) => one.route),
    )}`,
  };
}

async function wrongAnchor(
  url: string,
  anchor: string,
  target: Page,
  { idsOf }: Site,
): Promise<Wrong | undefined> {
  const id = idIn(anchor);
  if (!id || target.headings.some((heading) => heading.id === id)) return undefined;
  // Other places are seen in the finished text only.
  const ids = await idsOf?.(target);
  if (!ids || ids.has(id)) return undefined;
  return {
    message: `The link ${url} leads to no place in ${target.name}.`,
    remedy: insteadOf(id, ids),
  };
}

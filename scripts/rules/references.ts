import { existsSync } from 'node:fs';
import path from 'node:path';
import { decode, routeOfPath } from '../../theme/config/routes';
import { isForeign, siteAddress } from '../content/links';
import type { Page, Reference } from '../content/page';
import { guess, type Problem } from './problems';

export interface SiteFiles {
  /** Folder of the pages; `public` lies in it. */
  root: string;
  /** Paths of all pages. */
  routes: ReadonlySet<string>;
  /** Paths of drafts that this build leaves out. */
  drafts: ReadonlySet<string>;
}

/**
 * Links to pages that are not there, and images that are not there, with the line they stand on. What
 * components make of their parameters, and anchors, are seen in the finished site (see `crawl`).
 */
export function checkReferences(page: Page, site: SiteFiles): Problem[] {
  return page.references.flatMap((reference) => {
    const problem = wrongWith(reference, page, site);
    return problem ? [{ file: page.file, line: reference.line, ...problem }] : [];
  });
}

type Wrong = Pick<Problem, 'message' | 'remedy'>;

function wrongWith({ kind, url }: Reference, page: Page, site: SiteFiles): Wrong | undefined {
  if (isForeign(url) || /^(?:#|\?|$)/.test(url)) return undefined;
  const target = decode(siteAddress(url, page).replace(/[?#].*$/, ''));
  const inPublic = path.join(site.root, 'public', target);
  if (existsSync(inPublic)) return undefined;
  if (kind === 'image') {
    return {
      message: `The image ${url} does not exist.`,
      remedy: `Put it at ${inPublic} and write its path below public, or correct the path.`,
    };
  }
  // Files that the build writes (llms.txt, Markdown copies) are there only when it is done.
  if (/\.[a-z]+$/i.test(target)) return undefined;
  const route = routeOfPath(target);
  if (site.routes.has(route)) return undefined;
  if (site.drafts.has(route)) {
    return {
      message: `The link ${url} leads to a page that is a draft.`,
      remedy: 'Remove the link, or "draft: true" from the front matter of that page.',
    };
  }
  return {
    message: `The link ${url} leads to no page.`,
    remedy: `Correct or remove it.${guess(route, [...site.routes])}`,
  };
}

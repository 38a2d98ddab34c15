import { existsSync } from 'node:fs';
import path from 'node:path';
import { findReferences, type SourceReference } from './markdown';
import { isMarkdown, type PageFile } from './pages';
import { guess, lineAt, type Problem } from './problems';

export interface SiteFiles {
  /** Folder of the pages; `public` lies in it. */
  root: string;
  /** Paths of all pages. */
  routes: ReadonlySet<string>;
}

/**
 * Links to pages that are not there, and images that are not there, with the line they stand on. What
 * components make of their parameters, and anchors, are seen in the finished site (see `crawl`).
 */
export function checkReferences(page: PageFile, site: SiteFiles): Problem[] {
  if (!isMarkdown(page.name)) return [];
  return findReferences(page.source).flatMap((reference) => {
    const problem = wrongWith(reference, page, site);
    return problem
      ? [{ file: page.file, line: lineAt(page.source, reference.offset), ...problem }]
      : [];
  });
}

type Wrong = Pick<Problem, 'message' | 'remedy'>;

function wrongWith(
  { kind, url }: SourceReference,
  page: PageFile,
  site: SiteFiles,
): Wrong | undefined {
  if (/^(?:[a-z][a-z+.-]*:|\/\/|#|\?)/i.test(url) || url === '') return undefined;
  const target = decodeURI(url.replace(/[?#].*$/, ''));
  const inPublic = path.join(site.root, 'public', target);
  const beside = path.resolve(path.dirname(page.file), target);
  const rooted = target.startsWith('/');
  if (existsSync(rooted ? inPublic : beside)) return undefined;
  if (kind === 'image') {
    return {
      message: `The image ${url} does not exist.`,
      remedy: rooted
        ? `Put it at ${path.join(site.root, 'public', target)}, or correct the path.`
        : `Put it at ${beside}, or correct the path.`,
    };
  }
  // Files that the build writes (llms.txt, Markdown copies) are there only when it is done.
  if (/\.(?!html$|mdx?$)[a-z]+$/i.test(target)) return undefined;
  if (rooted && /\.md$/.test(target)) return undefined;
  const folder = path.posix.dirname(`/${page.name}`);
  const route =
    path.posix
      .resolve(rooted ? '/' : folder, target)
      .replace(/\.(?:html|mdx?)$/, '')
      .replace(/\/index$/, '') || '/';
  if (site.routes.has(route)) return undefined;
  return {
    message: `The link ${url} leads to no page.`,
    remedy: `Correct or remove it.${guess(route, [...site.routes])}`,
  };
}

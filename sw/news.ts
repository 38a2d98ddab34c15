import { type Build, ownFilesOfRoute, type SiteFile } from './build';
import type { ChangedPage } from './messages';
import { sectionsOf } from './sections';

/** The content of a page file, written by `scripts/metadata/page-files.ts`. */
export interface PageData {
  /** Title of the document, including the site's. */
  title?: string;
  /** The `main` element, usually with an article. */
  html: string;
}

/** The site's title at the end of a document title. */
const SITE_TITLE = / \| .*/;

/** Returns the text of a page, without navigation and islands. */
const textOf = (html: string): string =>
  (/<article\b[\s\S]*<\/article>/.exec(html)?.[0] ?? html).replace(
    /<!--island-->[\s\S]*?<!--\/island-->/g,
    '',
  );

/** Returns the page file of a route. It is the only JSON file that its document loads besides the essential files. */
const dataOf = (build: Build, route: string): SiteFile | undefined =>
  ownFilesOfRoute(build, route).find(([path]) => path.endsWith('.json'));

/**
 * Returns the pages of a build whose text differs from another build, or that are new in it. Ignores markup, whitespace
 * and file names.
 *
 * @param read returns a page file; rejects if it is not stored
 */
export async function changedPages(
  before: Build,
  after: Build,
  read: (file: SiteFile) => Promise<PageData>,
): Promise<ChangedPage[]> {
  const changed: ChangedPage[] = [];
  for (const route of Object.keys(after.routes)) {
    const [old, file] = [dataOf(before, route), dataOf(after, route)];
    if (!file || old?.[1] === file[1]) continue;
    const { title, html } = await read(file);
    const sections = sectionsOf(textOf(html));
    const known = old && sectionsOf(textOf((await read(old)).html)).map(({ text }) => text);
    if (known?.join() === sections.map(({ text }) => text).join()) continue;
    changed.push({
      route,
      title: title?.replace(SITE_TITLE, '') ?? `/${route}`,
      isNew: !known,
      sections: sections
        .filter(({ id, text }) => id && known && !known.includes(text))
        .map(({ id, heading }) => ({ id, heading })),
    });
  }
  return changed;
}

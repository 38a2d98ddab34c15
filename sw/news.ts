import { type Build, ownFilesOfRoute, type SiteFile } from './build';
import type { ChangedPage } from './messages';
import { sectionsOf } from './sections';

/** What the file of a page's data says; its form is made by `scripts/content/content.ts`. */
export interface PageData {
  title?: string;
  html: string;
}

/** The page's data is the only JSON file that its document loads besides the essentials. */
const dataOf = (build: Build, route: string): SiteFile | undefined =>
  ownFilesOfRoute(build, route).find(([path]) => path.endsWith('.json'));

/**
 * The pages of a build that say something else than in another one, or that this one does not have. Markup, space
 * and the names of files say nothing.
 *
 * @param read answers a page's data; rejects where they are not stored.
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
    const { title = `/${route}`, html } = await read(file);
    const sections = sectionsOf(html);
    const known = old && sectionsOf((await read(old)).html).map(({ text }) => text);
    if (known?.join() === sections.map(({ text }) => text).join()) continue;
    changed.push({
      route,
      title,
      isNew: !known,
      sections: sections
        .filter(({ id, text }) => id && known && !known.includes(text))
        .map(({ id, heading }) => ({ id, heading })),
    });
  }
  return changed;
}

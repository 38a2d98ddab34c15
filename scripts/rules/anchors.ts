import { decode } from '../../theme/config/routes';
import type { Content } from '../content/content';
import { isForeign, siteAddress } from '../content/links';
import { isMarkdown, type Page } from '../content/page';
import { guess, type Problem } from './problems';

/**
 * Links to a place in a page that has no such place, with the line they stand on. For the development
 * server: the crawler of a build finds them in the finished site.
 *
 * @param content makes the text of the pages that are linked to
 */
export async function checkAnchors(
  page: Page,
  pages: readonly Page[],
  content: Pick<Content, 'compile'>,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { kind, url, line } of page.references) {
    if (kind !== 'link' || isForeign(url)) continue;
    const [route = '', anchor = ''] = siteAddress(url, page).split('#');
    const target = route ? pages.find((one) => one.route === route) : page;
    if (!anchor || !target || target.error || !isMarkdown(target.name)) continue;
    const id = decode(anchor);
    if (target.headings.some((heading) => heading.id === id)) continue;
    // Other places are seen in the finished text only.
    const ids = await idsOf(target, content).catch(() => undefined);
    if (!ids || ids.includes(id)) continue;
    problems.push({
      file: page.file,
      line,
      message: `The link ${url} leads to no place in ${target.name}.`,
      remedy: `Correct or remove it.${guess(id, ids)}`,
    });
  }
  return problems;
}

const ID = /<[^>]*?\sid=(?:"([^"]*)"|([^\s>]+))/g;

const known = new WeakMap<Page, readonly string[]>();

/** The ids in a page's text. */
async function idsOf(page: Page, content: Pick<Content, 'compile'>): Promise<readonly string[]> {
  const ids = known.get(page);
  if (ids) return ids;
  const { html } = await content.compile(page);
  const found = [...html.matchAll(ID)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  known.set(page, found);
  return found;
}

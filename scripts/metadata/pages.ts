import { addBase } from '../../theme/config/routes';
import { site } from '../../theme/config/site';
import type { PageNavigation } from '../../theme/config/types';
import { descriptionOf, isMarkdown, type Page } from '../content/page';
import type { Address, Site } from '../rspress/site';

export type { Address as SiteAddress } from '../rspress/site';

/** What head tags, the sitemap and the lists for language models need to know of a page. */
export interface PageMetadata {
  /** Path of the page, without base. */
  route: string;
  /** Undefined on pages without one of their own. */
  title?: string;
  description: string;
  /** The way to the page; undefined outside of the documentation. */
  breadcrumbs?: PageNavigation['breadcrumbs'];
  /** Reachable, but in no list and no search engine. */
  unlisted: boolean;
  /** Day of the last change, as `YYYY-MM-DD`, where it is known. */
  lastModified?: string;
  /** Whether a Markdown copy stands beside the page; a component has none. */
  hasCopy: boolean;
  /** Whether the page can be reached by its path; the not-found page cannot. */
  addressable: boolean;
}

/** Describes a page that is served. */
export const metadataOf = (
  page: Page,
  { content, navigation }: Pick<Site, 'content' | 'navigation'>,
): PageMetadata => ({
  route: page.route,
  title: content.dataOf(page).title,
  description: descriptionOf(page) ?? site.description,
  breadcrumbs: navigation.of(page)?.breadcrumbs,
  unlisted: page.data.unlisted === true,
  lastModified: navigation.dayOf(page),
  hasCopy: isMarkdown(page.name),
  addressable: true,
});

/** Whole address of a page, as it is canonical: without a slash at the end, except for the site itself. */
export const addressOf = ({ origin, base }: Address, route: string) =>
  origin + addBase(route, base);

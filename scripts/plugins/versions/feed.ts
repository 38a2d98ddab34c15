import { toString as plainText } from 'mdast-util-to-string';
import { library } from '../../../theme/config/library';
import { CHANGES_ROUTE } from '../../../theme/config/pages';
import { site } from '../../../theme/config/site';
import { parseMdx } from '../../content/parse';
import { escapeHtml } from '../../metadata/head';
import { addressOf, type PageMetadata, type SiteAddress } from '../../metadata/pages';
import type { ReleaseChange } from './releases';

export const feedFile = 'changes.xml';

/** Maximum number of guides in the feed. It contains the most recently edited ones. */
const MAX_GUIDES = 20;

interface Entry {
  id: string;
  title: string;
  link: string;
  /** As in `2026-01-19`. */
  updated: string;
  html: string;
}

/**
 * The id of an entry, which never changes: neither with an edit, so that feed readers do not show all guides as unread
 * after a change in all of them, nor with the base path of a build.
 */
const idOf = (path: string) => `tag:${new URL(site.origin).host},2025:${path}`;

/** An Atom feed: releases first, then the guides that were edited last. */
export function feed(
  versions: readonly { version: string; date?: string }[],
  changes: readonly ReleaseChange[],
  pages: readonly PageMetadata[],
  address: SiteAddress,
): string {
  const page = (route: string) => addressOf(address, route);
  const guides = pages
    .filter(({ route, unlisted }) => /^\/docs\/[^/]+$/.test(route) && !unlisted)
    .flatMap(({ route, title = '', description, lastModified }): Entry[] => {
      const link = page(route);
      const html = `<p>${escapeHtml(description)}</p>`;
      return lastModified ? [{ id: idOf(route), title, link, updated: lastModified, html }] : [];
    })
    .toSorted(newestFirst)
    .slice(0, MAX_GUIDES);
  const releases = versions.flatMap(({ version, date }): Entry[] => {
    const rows = changes.filter(
      (change) => change.versions.includes(version) && !change.isBackport,
    );
    // If the date is unknown, uses the date when the changes page was last edited.
    const updated = date ?? pages.find(({ route }) => route === CHANGES_ROUTE)?.lastModified;
    if (rows.length === 0 || !updated) return [];
    const items = rows.map(({ text }) => `<li>${escapeHtml(plainText(parseMdx(text)))}</li>`);
    const title = `${library.packageName} ${version}`;
    const link = `${page(CHANGES_ROUTE)}?to=${version}`;
    return [
      {
        id: idOf(`${CHANGES_ROUTE}?to=${version}`),
        title,
        link,
        updated,
        html: `<ul>${items.join('')}</ul>`,
      },
    ];
  });
  const entries = [...releases.toSorted(newestFirst), ...guides];
  const [newest] = entries.toSorted(newestFirst);
  const self = page(`/${feedFile}`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>${escapeHtml(site.title)}</title>
  <id>${self}</id>
  <link rel="self" href="${self}"/>
  <link href="${page(CHANGES_ROUTE)}"/>
  <author><name>${escapeHtml(site.title)}</name></author>
  <updated>${instant(newest?.updated ?? '1970-01-01')}</updated>
${entries.map(entryXml).join('')}</feed>
`;
}

const newestFirst = (a: Entry, b: Entry) => (a.updated < b.updated ? 1 : -1);

/** Atom requires a time. */
const instant = (day: string) => `${day}T00:00:00Z`;

const entryXml = ({ id, title, link, updated, html }: Entry) => `  <entry>
    <id>${escapeHtml(id)}</id>
    <title>${escapeHtml(title)}</title>
    <link href="${escapeHtml(link)}"/>
    <updated>${instant(updated)}</updated>
    <content type="html">${escapeHtml(html)}</content>
  </entry>
`;

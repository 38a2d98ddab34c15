/**
 * Schema of the theme configuration. Types are inferred from it (`types.ts`), so the compiler finds unknown names,
 * wrong types and missing fields. The build validates everything else: broken ids and links, and mistakes in a
 * JavaScript configuration.
 *
 * Only the build imports this file; browser code imports types.
 */
import * as v from 'valibot';
import { docPathOf } from './docs';
import { linkWithoutTarget, unknownDocId, unknownItemType, unknownSidebarId } from './messages';
import { didYouMean, nearestFirst } from './nearest';

/** An entry of a sidebar: the id of a page, or an object. */
export type SidebarItemConfig =
  | string
  /** A page, optionally with another label. */
  | { type: 'doc'; id: string; label?: string }
  /** A link to any address. The sidebar does not show unlisted links. */
  | { type: 'link'; label: string; href: string; unlisted?: boolean }
  /** Entries under a heading. */
  | {
      type: 'category';
      label: string;
      /** Id of the page that the heading links to, if any. */
      docId?: string;
      /** Whether the category is closed until the reader opens it. Default: true. */
      collapsed?: boolean;
      /**
       * Address of a list of the same pages. While the category is closed, the HTML contains a link to this list
       * instead of the entries. Scripts load the entries, and readers without scripts follow the link.
       */
      index?: string;
      items: SidebarItemConfig[];
    };

/** Returns the addresses of everything that a sidebar lists. */
const addressesIn = (items: readonly SidebarItemConfig[]): string[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') return docPathOf(item);
    if (item.type === 'doc') return docPathOf(item.id);
    if (item.type === 'link') return item.href;
    return [...(item.docId ? [docPathOf(item.docId)] : []), ...addressesIn(item.items)];
  });
const listedTwice = (items: readonly SidebarItemConfig[]) =>
  addressesIn(items).find((address, index, all) => all.indexOf(address) !== index);

/** The targets that a configuration can link to. */
export interface Targets {
  /** Ids of all documentation pages. */
  docIds: readonly string[];
  /** Ids of drafts, which this build and its sidebars omit. */
  draftIds: readonly string[];
  /** Paths of all pages. */
  routes: readonly string[];
  /** The sidebars by name. */
  sidebars: Readonly<Record<string, { entry?: string; items: readonly SidebarItemConfig[] }>>;
}

/** Creates the schema for a site with these pages and sidebars. */
export function themeSchema({ docIds, draftIds, routes, sidebars }: Targets) {
  const text = v.string();
  const flag = v.boolean();
  const { strictObject, optional, literal } = v;

  const oneOf = (ids: readonly string[]) =>
    v.pipe(
      text,
      v.check(
        (id) => ids.includes(id),
        ({ input }) => unknownDocId(input, nearestFirst(input, docIds)),
      ),
    );
  const docId = oneOf(docIds);
  const listedDocId = oneOf([...docIds, ...draftIds]);

  const sidebarId = v.pipe(
    text,
    v.check(
      (id) => id in sidebars,
      ({ input }) => unknownSidebarId(input, nearestFirst(input, Object.keys(sidebars))),
    ),
    v.check(
      (id) => {
        const { entry, items } = sidebars[id] ?? { items: ['index'] };
        return addressesIn(entry ? [entry, ...items] : items).some((it) => routes.includes(it));
      },
      ({ input }) => linkWithoutTarget(input),
    ),
  );

  const pathOf = (href: string) => href.replace(/[?#].*$/, '');
  /** A path of this site, or a complete external URL. */
  const href = v.pipe(
    text,
    v.regex(
      /^(\/|https?:|mailto:)/,
      ({ input }) => `"${input}" must start with "/" or with a protocol such as "https:".`,
    ),
    v.check(
      (url) => !url.startsWith('/') || routes.includes(pathOf(url)),
      ({ input }) => {
        const meant = didYouMean(pathOf(input), routes);
        return `No page has the path "${pathOf(input)}".${meant ? ` Did you mean "${meant}"?` : ''}`;
      },
    ),
  );
  const link = strictObject({ label: text, href });

  /** The end of the navbar that an item is at. Default: `start`. */
  const position = optional(v.picklist(['start', 'end']));
  const links = [
    strictObject({ type: literal('link'), label: text, href, position }),
    strictObject({ type: literal('doc'), label: text, docId, position }),
    /** A link to the entry page of a sidebar, which is current on all pages of that sidebar. */
    strictObject({ type: literal('docSidebar'), label: text, sidebarId, position }),
  ] as const;
  const unknownType = ({ input }: { input: unknown }) => unknownItemType(String(input));
  const navbarItem = v.variant(
    'type',
    [
      ...links,
      strictObject({
        type: literal('dropdown'),
        label: text,
        items: v.array(v.variant('type', links, unknownType)),
        position,
      }),
      strictObject({ type: literal('localeDropdown'), position }),
      strictObject({ type: literal('docsVersionDropdown'), position }),
      strictObject({ type: literal('search'), position }),
    ],
    unknownType,
  );

  const sidebarItem: v.GenericSchema<SidebarItemConfig> = v.union([
    listedDocId,
    v.variant('type', [
      strictObject({ type: literal('doc'), id: listedDocId, label: optional(text) }),
      strictObject({ type: literal('link'), label: text, href, unlisted: optional(flag) }),
      strictObject({
        type: literal('category'),
        label: text,
        docId: optional(listedDocId),
        collapsed: optional(flag),
        index: optional(href),
        items: v.array(v.lazy(() => sidebarItem)),
      }),
    ]),
  ]);

  const level = v.picklist([2, 3, 4, 5, 6]);
  return strictObject({
    colorMode: strictObject({
      defaultMode: v.picklist(['light', 'dark']),
      /** Removes the toggle and the stored preference. */
      disableSwitch: flag,
      /** Follows the operating system until the reader chooses. */
      respectPrefersColorScheme: flag,
    }),
    navbar: strictObject({
      title: text,
      /** Decorative, because the title is beside it. */
      logo: optional(strictObject({ src: text, width: v.number(), height: v.number() })),
      /** Hides the navbar while the reader scrolls down. */
      hideOnScroll: flag,
      items: v.array(navbarItem),
    }),
    sidebars: v.record(
      text,
      strictObject({
        /** Id of the page that navbar items of type `docSidebar` open. Default: the first page listed. */
        entry: optional(listedDocId),
        items: v.pipe(
          v.array(sidebarItem),
          v.check(
            (items) => listedTwice(items) === undefined,
            ({ input }) => `${listedTwice(input)} is listed twice.`,
          ),
        ),
      }),
    ),
    /** Whether pages have breadcrumbs. */
    breadcrumbs: flag,
    /** Heading levels in the table of contents. 2 is the level below the page title. */
    tableOfContents: v.pipe(
      strictObject({ minLevel: level, maxLevel: level }),
      v.check(
        ({ minLevel, maxLevel }) => minLevel <= maxLevel,
        'minLevel must not be greater than maxLevel.',
      ),
    ),
    footer: strictObject({
      columns: v.array(strictObject({ title: text, links: v.array(link) })),
      copyright: text,
    }),
    announcementBar: optional(
      strictObject({
        /** Readers who dismissed a bar see it again if its id changes. */
        id: v.pipe(
          text,
          v.nonEmpty(
            'Must not be empty: it identifies the announcement that a reader has dismissed.',
          ),
        ),
        /** Plain text, followed by at most one link. */
        text,
        link: optional(link),
        /** Whether readers can dismiss the bar. */
        closeable: flag,
      }),
    ),
  });
}

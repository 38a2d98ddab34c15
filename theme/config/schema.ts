/**
 * Schema of the theme configuration. Types are inferred from it (`types.ts`), so the compiler finds unknown names,
 * wrong types and missing fields. The build validates everything else: broken ids and links, and mistakes in a
 * JavaScript configuration.
 *
 * Only the build imports this file; browser code imports types.
 */
import * as v from 'valibot';
import { docPathOf } from './docs';
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

const addressesIn = (items: readonly SidebarItemConfig[]): string[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') return docPathOf(item);
    if (item.type === 'doc') return docPathOf(item.id);
    if (item.type === 'link') return item.href;
    return [...(item.docId ? [docPathOf(item.docId)] : []), ...addressesIn(item.items)];
  });
const listedTwice = (items: readonly SidebarItemConfig[]) =>
  addressesIn(items).find((address, index, all) => all.indexOf(address) !== index);

/** Lists the nearest of the existing ids, because all of them would fill a screen. */
function existing(id: string, ids: readonly string[]): string {
  const nearest = nearestFirst(id, ids).slice(0, 5);
  const some = nearest.length < ids.length ? `, ${nearest.length} of ${ids.length}` : '';
  return `Existing ids${some}:\n${nearest.map((name) => `- ${name}`).join('\n')}`;
}

export const unknownDocId = (id: string, ids: readonly string[]) =>
  `There is no page with the id "${id}". ${existing(id, ids)}\nAn id is the path of a file in docs/docs, without its extension.`;

/** The targets that a configuration can link to. */
interface Targets {
  docIds: readonly string[];
  /** Ids of drafts, which this build and its sidebars omit. */
  draftIds: readonly string[];
  routes: readonly string[];
  sidebars: Readonly<Record<string, { entry?: string; items: readonly SidebarItemConfig[] }>>;
}

const { strictObject, optional, literal } = v;
const text = v.string();
const flag = v.boolean();

/** A schema with what the list of options says about it (README.md). */
const about = <const T extends v.GenericSchema>(meaning: string, schema: T) =>
  v.pipe(schema, v.description(meaning));

const docIdSchema = (ids: readonly string[], suggested: readonly string[]) =>
  v.pipe(
    text,
    v.check(
      (id) => ids.includes(id),
      ({ input }) => unknownDocId(input, suggested),
    ),
  );

const sidebarIdSchema = ({ sidebars, routes }: Targets) =>
  v.pipe(
    text,
    v.check(
      (id) => id in sidebars,
      ({ input }) =>
        `There is no sidebar with the id "${input}". ${existing(input, Object.keys(sidebars))}\nSidebars are defined in theme/config/sidebars.ts.`,
    ),
    v.check(
      (id) => {
        const { entry, items } = sidebars[id] ?? { items: ['index'] };
        return addressesIn(entry ? [entry, ...items] : items).some((it) => routes.includes(it));
      },
      ({ input }) => `The sidebar "${input}" has no page that a navbar item could link to.`,
    ),
  );

const pathOf = (href: string) => href.replace(/[?#].*$/, '');

const hrefSchema = (routes: readonly string[]) =>
  v.pipe(
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

const colorModeSchema = strictObject({
  defaultMode: about('The mode until the reader chooses.', v.picklist(['light', 'dark'])),
  disableSwitch: about('Hides the control with which readers choose.', flag),
  respectPrefersColorScheme: about('Follows the operating system until the reader chooses.', flag),
});

const unknownType = ({ input }: { input: unknown }) =>
  `"${input}" is not a type of navbar item. Available types: link, doc, docSidebar, dropdown, localeDropdown, docsVersionDropdown, search.`;

function navbarSchema(targets: Targets) {
  const position = about(
    'The end of the navbar that the item is at. Default: `start`.',
    optional(v.picklist(['start', 'end'])),
  );
  const labeled = { label: text, position };
  const links = [
    strictObject({ type: literal('link'), href: hrefSchema(targets.routes), ...labeled }),
    strictObject({
      type: literal('doc'),
      docId: docIdSchema(targets.docIds, targets.docIds),
      ...labeled,
    }),
    strictObject({
      type: literal('docSidebar'),
      sidebarId: about(
        'Links to the entry page of the sidebar, and is current on all its pages.',
        sidebarIdSchema(targets),
      ),
      ...labeled,
    }),
  ] as const;
  const items = v.array(v.variant('type', links, unknownType));
  return strictObject({
    title: about('Also leads to the home page.', text),
    logo: about(
      'Decorative, because the title is beside it.',
      optional(strictObject({ src: text, width: v.number(), height: v.number() })),
    ),
    hideOnScroll: about('Hides the navbar while the reader scrolls down.', flag),
    items: v.array(
      v.variant(
        'type',
        [
          ...links,
          strictObject({ type: literal('dropdown'), items, ...labeled }),
          strictObject({ type: literal('localeDropdown'), position }),
          strictObject({ type: literal('docsVersionDropdown'), position }),
          strictObject({ type: literal('search'), position }),
        ],
        unknownType,
      ),
    ),
  });
}

function sidebarSchema(targets: Targets) {
  const { docIds, draftIds, routes } = targets;
  const docId = docIdSchema([...docIds, ...draftIds], docIds);
  const href = hrefSchema(routes);
  const item: v.GenericSchema<SidebarItemConfig> = v.union([
    docId,
    v.variant('type', [
      strictObject({ type: literal('doc'), id: docId, label: optional(text) }),
      strictObject({
        type: literal('link'),
        label: text,
        href,
        unlisted: about('The sidebar does not show the link.', optional(flag)),
      }),
      strictObject({
        type: literal('category'),
        label: text,
        docId: about('Id of the page that the heading links to.', optional(docId)),
        collapsed: about(
          'Whether the category is closed until the reader opens it. Default: `true`.',
          optional(flag),
        ),
        index: about(
          'Address of a list of the same pages, which replaces the entries in the HTML while the category is closed.',
          optional(href),
        ),
        items: v.array(v.lazy(() => item)),
      }),
    ]),
  ]);
  return strictObject({
    entry: about(
      'Id of the page that navbar items of type `docSidebar` open. Default: the first page listed.',
      optional(docId),
    ),
    shownIn: about(
      'Name of the sidebar that its pages show instead, which lists them as well.',
      optional(sidebarIdSchema(targets)),
    ),
    items: v.pipe(
      v.array(item),
      v.check(
        (items) => listedTwice(items) === undefined,
        ({ input }) => `${listedTwice(input)} is listed twice.`,
      ),
    ),
  });
}

const level = v.picklist([2, 3, 4, 5, 6]);
const tableOfContentsSchema = v.pipe(
  strictObject({ minLevel: level, maxLevel: level }),
  v.check(
    ({ minLevel, maxLevel }) => minLevel <= maxLevel,
    'minLevel must not be greater than maxLevel.',
  ),
);

const MISSING_ID = 'Must not be empty: it identifies the announcement that a reader has dismissed.';

export function themeSchema(targets: Targets) {
  const link = strictObject({ label: text, href: hrefSchema(targets.routes) });
  return strictObject({
    colorMode: colorModeSchema,
    navbar: navbarSchema(targets),
    sidebars: about('Lists of pages by name.', v.record(text, sidebarSchema(targets))),
    breadcrumbs: about('Whether pages have breadcrumbs.', flag),
    tableOfContents: about(
      'Heading levels in the table of contents. 2 is the level below the page title.',
      tableOfContentsSchema,
    ),
    footer: strictObject({
      columns: v.array(strictObject({ title: text, links: v.array(link) })),
      copyright: text,
    }),
    announcementBar: optional(
      strictObject({
        id: about(
          'Readers who dismissed a bar see it again if its id changes.',
          v.pipe(text, v.nonEmpty(MISSING_ID)),
        ),
        text: about('Plain text, followed by at most one link.', text),
        link: optional(link),
        closeable: about('Whether readers can dismiss the bar.', flag),
      }),
    ),
  });
}

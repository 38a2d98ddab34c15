/** Messages about a broken configuration, shared by the build and by pages at run time. */

/** Maximum number of ids in a message, nearest first, because all of them would fill a screen. */
const LISTED = 5;

function list(ids: readonly string[]): string {
  const some = ids.length > LISTED ? `, ${LISTED} of ${ids.length}` : '';
  return `Existing ids${some}:\n${ids
    .slice(0, LISTED)
    .map((id) => `- ${id}`)
    .join('\n')}`;
}

/**
 * Reports a doc id that no page has.
 * @param existing ids of all pages; the first ones are listed
 */
export const unknownDocId = (id: string, existing: readonly string[]) =>
  `There is no page with the id "${id}". ${list(existing)}\nAn id is the path of a file in docs/docs, without its extension.`;

/**
 * Reports a sidebar name that the configuration does not define.
 * @param existing names of all sidebars; the first ones are listed
 */
export const unknownSidebarId = (id: string, existing: readonly string[]) =>
  `There is no sidebar with the id "${id}". ${list(existing)}\nSidebars are defined in theme/config/sidebars.ts.`;

/** Reports a navbar item that leads to a sidebar without a page. */
export const linkWithoutTarget = (sidebarId: string) =>
  `The sidebar "${sidebarId}" has no page that a navbar item could link to.`;

/** Reports a navbar item of a type that the theme does not know. */
export const unknownItemType = (type: string) =>
  `"${type}" is not a type of navbar item. Available types: link, doc, docSidebar, dropdown, localeDropdown, docsVersionDropdown, search.`;

/** Reports a navbar item that threw while rendering. */
export const navbarItemFailed = (item: unknown) =>
  `A navbar item failed to render. Please check this item in theme/config/theme.ts:\n${JSON.stringify(item, null, 2)}`;

/** Reports documentation components without documentation data. */
export const docsDataMissing =
  'This page uses the documentation, but its data is missing. Register pluginNavigation() in rspress.config.ts.';

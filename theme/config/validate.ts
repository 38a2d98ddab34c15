import { docIdOf } from './docs';
import { linkWithoutTarget, unknownDocId, unknownItemType, unknownSidebarId } from './messages';
import { nearestFirst } from './nearest';
import type {
  NavbarItem,
  NavigationLink,
  SidebarConfig,
  SidebarItemConfig,
  ThemeConfig,
} from './types';

/** Something wrong in the theme configuration. */
export interface ConfigProblem {
  /** Where it stands, such as `navbar.items[2].sidebarId`. */
  path: string;
  /** What is wrong, and what would be right. */
  message: string;
}

/**
 * Checks what types cannot: that ids and links lead somewhere, and that ranges are ranges.
 * @param config from `createThemeConfig(docIds)`
 * @param docIds ids of all pages of the documentation
 * @param paths site paths outside the documentation that links may lead to, such as `/`
 * @returns all problems, in the order of the configuration; empty when it is sound
 */
export function validateThemeConfig(
  config: ThemeConfig,
  docIds: readonly string[],
  paths: readonly string[] = ['/'],
): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  const report = (path: string, message: string) => problems.push({ path, message });

  const checkDoc = (path: string, id: string) => {
    if (!docIds.includes(id)) report(path, unknownDocId(id, nearestFirst(id, docIds)));
  };
  const checkHref = (path: string, href: string) => {
    if (/^(https?:|mailto:)/.test(href)) return;
    if (!href.startsWith('/')) {
      report(path, `"${href}" must start with "/" or name a protocol such as "https:".`);
      return;
    }
    const target = href.replace(/[?#].*$/, '');
    const id = docIdOf(target);
    if (id !== undefined) checkDoc(path, id);
    else if (!paths.includes(target)) report(path, `No page has the path "${target}".`);
  };
  const checkLinks = (path: string, links: readonly NavigationLink[]) => {
    links.forEach((link, index) => {
      checkHref(`${path}[${index}].href`, link.href);
    });
  };

  checkColorMode(config, report);
  config.navbar.items.forEach((item, index) => {
    checkNavbarItem(`navbar.items[${index}]`, item, config, { report, checkDoc, checkHref });
  });
  for (const [name, sidebar] of Object.entries(config.sidebars)) {
    checkSidebar(`sidebars.${name}`, sidebar, { report, checkDoc, checkHref });
  }
  const { minLevel, maxLevel } = config.tableOfContents;
  if (!(minLevel >= 2 && minLevel <= maxLevel && maxLevel <= 6)) {
    report('tableOfContents', `Levels ${minLevel} to ${maxLevel} are not a range within 2 to 6.`);
  }
  config.footer.columns.forEach((column, index) => {
    checkLinks(`footer.columns[${index}].links`, column.links);
  });
  const bar = config.announcementBar;
  if (bar) {
    if (!bar.id)
      report('announcementBar.id', 'Must not be empty: dismissals are remembered by it.');
    if (bar.link) checkHref('announcementBar.link.href', bar.link.href);
  }
  return problems;
}

interface Checks {
  report: (path: string, message: string) => void;
  checkDoc: (path: string, id: string) => void;
  checkHref: (path: string, href: string) => void;
}

function checkColorMode({ colorMode }: ThemeConfig, report: Checks['report']) {
  if (colorMode.defaultMode !== 'light' && colorMode.defaultMode !== 'dark') {
    report('colorMode.defaultMode', `"${colorMode.defaultMode}" is neither "light" nor "dark".`);
  }
}

function checkNavbarItem(path: string, item: NavbarItem, config: ThemeConfig, checks: Checks) {
  switch (item.type) {
    case 'link':
      if (item.to) checks.checkHref(`${path}.to`, item.to);
      else if (item.href) checks.checkHref(`${path}.href`, item.href);
      else checks.report(path, 'A link needs "to" (a path of this site) or "href" (another site).');
      return;
    case 'doc':
      checks.checkDoc(`${path}.docId`, item.docId);
      return;
    case 'docSidebar': {
      const sidebar = config.sidebars[item.sidebarId];
      const known = Object.keys(config.sidebars);
      if (!sidebar)
        checks.report(
          `${path}.sidebarId`,
          unknownSidebarId(item.sidebarId, nearestFirst(item.sidebarId, known)),
        );
      else if (!sidebar.entry && !hasLink(sidebar.items)) {
        checks.report(`${path}.sidebarId`, linkWithoutTarget(item.sidebarId));
      }
      return;
    }
    case 'dropdown':
      item.items.forEach((child, index) => {
        checkNavbarItem(`${path}.items[${index}]`, child, config, checks);
      });
      return;
    case 'localeDropdown':
    case 'docsVersion':
    case 'docsVersionDropdown':
    case 'search':
    case 'html':
      return;
    default:
      checks.report(`${path}.type`, unknownItemType(String((item as { type: unknown }).type)));
  }
}

/** Whether anything in the list leads somewhere. */
function hasLink(items: readonly SidebarItemConfig[]): boolean {
  return items.some(
    (item) =>
      typeof item === 'string' ||
      item.type !== 'category' ||
      item.docId !== undefined ||
      hasLink(item.items),
  );
}

function checkSidebar(path: string, sidebar: SidebarConfig, checks: Checks) {
  if (sidebar.entry) checks.checkDoc(`${path}.entry`, sidebar.entry);
  checkSidebarItems(`${path}.items`, sidebar.items, checks);
}

function checkSidebarItems(path: string, items: readonly SidebarItemConfig[], checks: Checks) {
  items.forEach((item, index) => {
    const at = `${path}[${index}]`;
    if (typeof item === 'string') checks.checkDoc(at, item);
    else if (item.type === 'doc') checks.checkDoc(`${at}.id`, item.id);
    else if (item.type === 'link') checks.checkHref(`${at}.href`, item.href);
    else {
      if (item.docId) checks.checkDoc(`${at}.docId`, item.docId);
      checkSidebarItems(`${at}.items`, item.items, checks);
    }
  });
}

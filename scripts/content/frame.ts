import type { ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { tableOfContents } from '../../theme/config/theme';
import type { NavigationLink, PageNavigation } from '../../theme/config/types';
import type { PageFrame } from '../../theme/pages/pages';
import { withCode } from './components/component';
import { breakNames, treeHtml } from './html';
import type { Heading } from './page';

/** The address of a route, under the base path. */
type Address = (route: string) => string;

function html(...children: ElementContent[]): string {
  const tree: Root = { type: 'root', children };
  breakNames(tree);
  return treeHtml(tree);
}

/** What stands around the article of a page, as HTML: it is the same whatever the reader does. */
export function frameOf(
  navigation: PageNavigation | undefined,
  headings: readonly Heading[],
  address: Address,
): PageFrame {
  const { minLevel, maxLevel } = tableOfContents;
  const shown = headings.filter(({ depth }) => depth >= minLevel && depth <= maxLevel);
  const foot = navigation && [pageInfo(navigation), pagination(navigation, address)].flat();
  return {
    ...(shown.length > 0 && { contents: html(...contents(shown)) }),
    ...(navigation && { breadcrumbs: html(breadcrumbs(navigation.breadcrumbs, address)) }),
    ...(foot && foot.length > 0 && { foot: html(...foot) }),
  };
}

function contents(headings: readonly Heading[]): ElementContent[] {
  const items = headings.map(({ id, text, depth }) =>
    h('li', { dataDepth: depth === tableOfContents.minLevel ? undefined : depth }, [
      h('a', { href: `#${id}` }, withCode(text)),
    ]),
  );
  return [
    h('summary', 'On this page'),
    h('nav', { ariaLabel: 'On this page' }, h('ul', items)),
  ] as ElementContent[];
}

/** The way from the home page to this one. */
function breadcrumbs(items: PageNavigation['breadcrumbs'], address: Address): ElementContent {
  const last = items.length - 1;
  return h('ol', [
    h('li', h('a', { href: address('/'), ariaLabel: 'Home page' }, h('i.icon.icon-home'))),
    ...items.map(({ label, href }, index) =>
      h(
        'li',
        href && index < last
          ? h('a', { href: address(href) }, label)
          : h('span', { ariaCurrent: index === last ? 'page' : undefined }, label),
      ),
    ),
  ]) as ElementContent;
}

/** Where to edit the page, and when it was last edited. */
function pageInfo({ editUrl, lastUpdated }: PageNavigation): ElementContent[] {
  if (!editUrl && !lastUpdated) return [];
  const edit = h('a', { href: editUrl, target: '_blank', rel: 'noopener noreferrer' }, [
    h('i.icon.icon-pencil'),
    ' Edit this page',
  ]);
  const time = h('time', { dateTime: lastUpdated?.day }, lastUpdated?.text);
  return [
    h('div.page-info', [
      editUrl ? edit : null,
      lastUpdated ? h('span', ['Last updated on ', time]) : null,
    ]) as ElementContent,
  ];
}

/** Links to the page before and the page after this one in its sidebar. */
function pagination({ previous, next }: PageNavigation, address: Address): ElementContent[] {
  if (!previous && !next) return [];
  const link = (to: NavigationLink, rel: 'prev' | 'next', label: string) =>
    h('a', { className: `pagination-${rel}`, href: address(to.href), rel }, [
      h('span.pagination-direction', label),
      h('span.pagination-label', to.label),
    ]);
  return [
    h('nav.pagination', { ariaLabel: 'Docs pages' }, [
      previous ? link(previous, 'prev', 'Previous') : null,
      next ? link(next, 'next', 'Next') : null,
    ]) as ElementContent,
  ];
}

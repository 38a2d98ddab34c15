import { DOCS_ROOT } from '../../theme/config/docs';
import { htmlAttributes, site } from '../../theme/config/site';
import { addressOf, type PageMetadata, type SiteAddress } from './pages';

/**
 * What search engines read about a page beside its text: the site on the home page, an article with the
 * way to it on pages of the documentation, nothing elsewhere.
 */
export function structuredData(
  page: PageMetadata,
  address: SiteAddress,
  routes: ReadonlySet<string>,
): string {
  const data = page.route === '/' ? website(address) : article(page, address, routes);
  if (data.length === 0) return '';
  const graph = { '@context': 'https://schema.org', '@graph': data };
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
}

function website(address: SiteAddress): object[] {
  const url = addressOf(address, '/');
  return [
    {
      '@type': 'WebSite',
      url,
      name: site.title,
      description: site.description,
      inLanguage: htmlAttributes.lang,
    },
  ];
}

function article(page: PageMetadata, address: SiteAddress, routes: ReadonlySet<string>): object[] {
  const { route, title, description, lastModified } = page;
  if (route !== DOCS_ROOT && !route.startsWith(`${DOCS_ROOT}/`)) return [];
  const url = addressOf(address, route);
  const way = route.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/') || '/');
  const crumbs = way.filter((step) => step !== '/' && step !== route && routes.has(step));
  return [
    {
      '@type': 'TechArticle',
      headline: title,
      description,
      url,
      ...(lastModified && { dateModified: lastModified }),
    },
    ...(crumbs.length > 0
      ? [
          {
            '@type': 'BreadcrumbList',
            itemListElement: [...crumbs, route].map((step, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              // The last one is the page itself, whose address is known.
              ...(step === route
                ? { name: title }
                : { item: addressOf(address, step), name: crumbName(step) }),
            })),
          },
        ]
      : []),
  ];
}

/** Names of the pages that others lie below. */
const crumbName = (route: string) => (route === DOCS_ROOT ? 'Documentation' : 'API reference');

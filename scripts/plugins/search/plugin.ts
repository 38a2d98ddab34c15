import { isSymbol, isType, pageKindOf } from '../../../theme/config/pageKinds';
import { earlyScript } from '../../../theme/plugins/search/earlyScript';
import type { IndexedPage } from '../../../theme/plugins/search/indexFormat';
import { withoutCopy } from '../../content/components';
import { isMarkdown, type Page, pageTitleOf } from '../../content/page';
import { emitFiles } from '../../rspress/emit-files';
import type { Site, SitePlugin } from '../../rspress/site';
import { withAskedWords } from './asked';
import { indexFiles } from './index-files';
import { missingExplanations, withMessages } from './mistakes';
import { indexedSections, RELATED_PAGES } from './sections';

/**
 * Writes the search index from the rendered text of the pages, including generated tables. Throws if there are no
 * pages, so that an empty index does not go unnoticed.
 */
export const search: SitePlugin = {
  name: 'search',
  // Shares nothing with islands, so that it opens quickly.
  chunks: { onUse: ['search'] },
  setup(site) {
    const index = emitFiles('site:search', 'documents', async () => [
      ...indexFiles(withMessages(withAskedWords(indexablePages(site)))),
    ]);
    return {
      components: { SearchField: withoutCopy() },
      head: { scripts: [earlyScript()] },
      check: (pages) => missingExplanations(pages),
      rspress: { name: 'site:search', builderConfig: { plugins: [index] } },
    };
  },
};

export function indexablePages({
  pages,
  contentOf,
}: Pick<Site, 'pages' | 'contentOf'>): IndexedPage[] {
  const listed = pages
    .all()
    .filter(
      (page) =>
        isMarkdown(page.name) &&
        page.data.unlisted !== true &&
        page.data.draft !== true &&
        page.data.pageType !== 'home',
    );
  if (listed.length === 0) throw new Error('There are no pages: the index would be empty.');
  const indexed = listed.map((page) => ({
    path: page.route,
    title: (pageTitleOf(page) ?? '').replace(/\(\)$/, ''),
    kind: pageKindOf(page.route),
    guide: guideOf(page),
    signatures: signaturesOf(page),
    sections: indexedSections(contentOf(page.route).sections ?? [], page),
  }));
  return dedupeTypes(indexed);
}

/**
 * Removes duplicate types. A type that is not exported is shown on the page of every symbol that uses it, but the
 * search finds it only on the page with the most of these types, such as that of the extension.
 */
function dedupeTypes(pages: IndexedPage[]): IndexedPage[] {
  const typesOf = ({ sections }: IndexedPage) => sections.filter(({ id }) => isType(id));
  const homes = new Map<string | undefined, IndexedPage>();
  for (const page of pages.toSorted((a, b) => typesOf(a).length - typesOf(b).length)) {
    for (const { id } of typesOf(page)) homes.set(id, page);
  }
  return pages.map((page) => ({
    ...page,
    sections: page.sections.filter(({ id }) => !isType(id) || homes.get(id) === page),
  }));
}

/** The guide about a symbol: the first one that its page links to under "Related pages". */
function guideOf({ route, headings, references }: Page): string | undefined {
  const related = isSymbol(pageKindOf(route)) && headings.find(({ id }) => id === RELATED_PAGES);
  if (!related) return undefined;
  return references.find(({ url, line }) => line > related.line && pageKindOf(url) === 'guide')
    ?.url;
}

function signaturesOf({ route, fences }: Page): string[] | undefined {
  if (!isSymbol(pageKindOf(route))) return undefined;
  return fences
    .map(({ code }) => code.replace(/\s+/g, ' ').trim())
    .filter((code) => /^(?:function|type|interface|const|class)\b/.test(code));
}

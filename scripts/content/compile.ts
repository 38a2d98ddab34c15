import { visit } from 'unist-util-visit';
import type { IndexedSection } from '../../theme/Search/types';
import { cached } from '../lib/cache';
import { inProject } from '../lib/paths';
import { type ContentContext, expandedTree, renderTree, treeHtml } from './html';
import { markdownCopy } from './markdown-copy';
import { type ExplainedMember, explainedMembers } from './members';
import type { Page } from './page';
import { sectionsOf } from './search-sections';

const OWN = inProject('scripts/content/compile.ts');

/** A component that lives in the browser, as a page places it. */
export interface Island {
  name: string;
  props: Record<string, unknown>;
}

/** Everything that becomes of a page's text. */
export interface PageContent {
  /** The article. Islands are empty elements with `data-island` that hold the mark of `theme/islands`. */
  html: string;
  /** Its islands, in their order. */
  islands: Island[];
  /** The Markdown copy. */
  markdown: string;
  /** The text by sections, for the search. */
  sections: IndexedSection[];
  /** What it says of members of stores. */
  members: ExplainedMember[];
}

/**
 * Makes a page's text. The result is kept by everything that it depends on.
 *
 * @throws PageProblem with file and line where the page is wrong
 */
export async function compilePage(page: Page, context: ContentContext): Promise<PageContent> {
  const texts = [page.source, page.name, context.base, ...foreignParts(page, context)];
  return cached('pages', OWN, { texts }, async () => {
    const tree = expandedTree(page, context);
    const copy = structuredClone(tree);
    const root = await renderTree(page, tree, context);
    const islands: Island[] = [];
    visit(root, 'element', ({ properties: { dataIsland, dataProps } }) => {
      if (dataIsland)
        islands.push({ name: String(dataIsland), props: JSON.parse(String(dataProps)) });
    });
    return {
      html: treeHtml(root),
      islands,
      markdown: markdownCopy(page, copy, context),
      sections: sectionsOf(root, page.route),
      members: explainedMembers(root),
    };
  });
}

/** Whether a page lists others, or says something about the library. */
export const showsOverview = ({ source }: Page): boolean =>
  /<(?:ErrorFinder|Errors|Extensions|Pitch|Upgrade)\b/.test(source);

/** What stands in a page and comes from elsewhere, as far as the page shows it. */
function foreignParts(page: Page, context: ContentContext): string[] {
  const { demos, members, errors, linksIn, overview, copyAddress } = context;
  return [
    ...[...page.fences, ...[...demos.values()].map((code) => ({ code, lang: 'ts' }))].flatMap(
      ({ code, lang }) => [code, JSON.stringify(linksIn(code, lang))],
    ),
    ...[...page.source.matchAll(/<Members [^>]*?\bof="([^"]+)"/g)].map(
      ([, name = '']) => JSON.stringify(members[name]) ?? '',
    ),
    JSON.stringify([...errors]),
    showsOverview(page) ? JSON.stringify(overview()) : '',
    copyAddress('/'),
  ];
}

import { type HTMLElement, parse } from 'node-html-parser';
import type { IndexedPage, PageKind } from '../../theme/Search/types';

/** A section with its whole text, before the index keeps only what it needs. */
export interface ExtractedSection {
  heading: string;
  id: string;
  text: string;
}

export interface ExtractedPage extends Omit<IndexedPage, 'sections'> {
  sections: ExtractedSection[];
}

/** Where a page's own text stands, and what in there is not worth finding: heads of tables say the same everywhere. */
const ARTICLE = 'article';
const NOT_SEARCHED =
  'script, style, nav, pre, thead, figcaption, button, svg, .visually-hidden, [aria-hidden="true"], [data-search="off"]';

/**
 * Of a symbol's page: the line of facts below the title, and sections of links and versions. Every such page
 * has them, and their words tell nothing about this symbol.
 */
const FACTS_OF_SYMBOL = 'h1 + p';
const SECTIONS_OF_SYMBOL = new Set(['read-on', 'history']);

const KIND_BY_FOLDER: Record<string, PageKind> = {
  functions: 'function',
  interfaces: 'interface',
  'type-aliases': 'type',
  variables: 'variable',
};

/** What a page is, told by its address. */
export function kindOf(path: string): PageKind {
  const [, folder] = /^\/docs\/api\/([^/]+)\//.exec(path) ?? [];
  if (folder) return KIND_BY_FOLDER[folder] ?? 'page';
  return path.startsWith('/docs/') && !path.startsWith('/docs/api') ? 'guide' : 'page';
}

/**
 * The sections of a built page; undefined where the page has no article or asks to be left out
 * (`<meta name="robots" content="noindex">`).
 */
export function extractPage(path: string, html: string): ExtractedPage | undefined {
  const document = parse(html, { comment: false });
  if (
    /noindex/.test(document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? '')
  ) {
    return undefined;
  }
  const article = document.querySelector(ARTICLE);
  if (!article) return undefined;
  for (const element of article.querySelectorAll(NOT_SEARCHED)) element.remove();
  const kind = kindOf(path);
  const isSymbol = kind !== 'guide' && kind !== 'page';
  if (isSymbol) article.querySelector(FACTS_OF_SYMBOL)?.remove();

  const title = textOf(article.querySelector('h1')).replace(/\(\)$/, '');
  const sections: ExtractedSection[] = [{ heading: '', id: '', text: '' }];
  collect(article, sections);
  return {
    path,
    title,
    kind,
    sections: sections
      .map((section) => ({ ...section, text: section.text.replace(/\s+/g, ' ').trim() }))
      .filter(({ id, text }, at) => at === 0 || !isSymbol || (text && !SECTIONS_OF_SYMBOL.has(id))),
  };
}

const BLOCK =
  /^(?:address|blockquote|br|dd|details|div|dl|dt|figure|li|ol|p|section|summary|table|tbody|td|th|thead|tr|ul)$/i;

/** Walks through the article in reading order; each h2 and h3 with an id opens a section. */
function collect(element: HTMLElement, sections: ExtractedSection[]): void {
  for (const node of element.childNodes) {
    const child = node as HTMLElement;
    const name = child.rawTagName?.toLowerCase();
    const current = sections.at(-1);
    if (name === 'h1') continue;
    if ((name === 'h2' || name === 'h3') && child.id) {
      sections.push({ heading: textOf(child), id: child.id, text: '' });
    } else if (name) {
      collect(child, sections);
      const last = sections.at(-1);
      if (last && BLOCK.test(name)) last.text += ' ';
    } else if (current) {
      current.text += node.text;
    }
  }
}

function textOf(element: HTMLElement | null): string {
  return (element?.text ?? '')
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^#|#$/g, '')
    .trim();
}

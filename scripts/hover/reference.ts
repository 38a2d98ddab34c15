import { isType } from '../../theme/Search/tokens';
import type { Content } from '../content/content';
import type { Page } from '../content/page';
import { isSymbol, kindOf } from '../content/search-sections';
import { firstSentence } from './first-sentence';
import type { About } from './page-names';

/** What the API reference knows of symbols. */
export interface Reference {
  /** Path of a symbol's page. */
  hrefOf(symbol: string): string | undefined;
  /** Markdown about a member, a parameter, an option or an overload of a symbol. */
  noteOn(symbol: string, part: string): string | undefined;
}

/**
 * Finds the rows of the reference that explain the parts of symbols, and the places of types that are not
 * exported.
 */
export async function readReference(
  pages: readonly Page[],
  content: Pick<Content, 'compile'>,
  { hrefOf, noteOn }: Reference,
): Promise<About> {
  const places = new Map<string, string>();
  for (const page of pages.filter(({ route }) => isSymbol(kindOf(route)))) {
    const { sections } = await content.compile(page);
    for (const { heading, id } of sections) {
      // Overloads are known by their numbers.
      const part = heading.replace(/(?<=^\d+\.) .*/, '');
      const key = isType(id ?? '') ? heading : `${page.route} ${part}`;
      if (!places.has(key)) places.set(key, `${page.route}#${id}`);
    }
  }
  return (symbol, part) => {
    const page = hrefOf(symbol);
    const note = part && noteOn(symbol, part);
    return {
      href: (page && places.get(`${page} ${part}`)) ?? page ?? places.get(symbol),
      summary: note && firstSentence(note),
    };
  };
}

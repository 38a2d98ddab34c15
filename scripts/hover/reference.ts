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
  const rows = new Map<string, MemberRow[]>();
  for (const page of pages.filter(({ route }) => isSymbol(kindOf(route)))) {
    const { html, sections } = await content.compile(page);
    rows.set(page.route, memberRows(html));
    for (const { heading, id } of sections) {
      // Overloads are known by their numbers.
      const part = heading.replace(/(?<=^\d+\.) .*/, '');
      const key = isType(id ?? '') ? heading : `${page.route} ${part}`;
      if (!places.has(key)) places.set(key, `${page.route}#${id}`);
    }
  }
  return (symbol, part, isAdded = false) => {
    const page = hrefOf(symbol);
    const row = isAdded
      ? rows.get(page ?? '')?.find(({ name }) => name.test(part ?? ''))
      : undefined;
    if (row) return { href: `${page}#${row.id}`, summary: firstSentence(row.meaning) };
    const note = part && noteOn(symbol, part);
    return {
      href: places.get(`${page} ${part}`) ?? page ?? places.get(symbol),
      summary: note ? firstSentence(note) : undefined,
    };
  };
}

/** A row of a table of the members that a function adds to a store. */
interface MemberRow {
  id: string;
  /** What matches the name, with any collection in it where there can be one. */
  name: RegExp;
  meaning: string;
}

/** The rows about members on a page, those first that say the most of the name. */
function memberRows(html: string): MemberRow[] {
  const rows = html.split('<table').flatMap((table) => {
    const [head = '', ...body] = table.split('<tbody>');
    if (!head.includes('<th>Kind and type')) return [];
    const [, collection] = /<code>(\w+)<\/code>\s*<th>Kind and type/.exec(head) ?? [];
    return [...body.join('').matchAll(/<tr id="?([^\s">]+)"?>([\s\S]*?)(?=<tr|<\/table)/g)].flatMap(
      ([, id = '', row = '']) => {
        const [, names = '', ...cells] = row.split('<td');
        return [...names.matchAll(/<code>([\w$]+)/g)].map(([, name = '']) => {
          const parts = collection ? name.split(new RegExp(collection, 'i')) : [name];
          return { id, parts, meaning: textOf(cells.at(-1) ?? '') };
        });
      },
    );
  });
  return rows
    .sort((a, b) => a.parts.length - b.parts.length || lengthOf(b) - lengthOf(a))
    .map(({ id, parts, meaning }) => ({
      id,
      meaning,
      name: new RegExp(`^${parts.map((part) => part.replace(/\$/g, '\\$')).join('\\w+')}$`, 'i'),
    }));
}

const lengthOf = ({ parts }: { parts: string[] }) => parts.join('').length;

/** What a cell says, from its attributes on. */
const textOf = (cell: string): string =>
  cell
    .replace(/^[^>]*>|<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

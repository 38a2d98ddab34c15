import { isSymbol, isType, pageKindOf } from '../../../theme/config/pageKinds';
import type { Page } from '../../content/page';
import type { Site } from '../../rspress/site';
import { firstSentence } from '../../typescript/first-sentence';
import type { ExplainedMember } from '../samples';
import type { LookUp } from './page-names';

/** The lookups that the API reference provides. */
export interface Reference {
  hrefOf(symbol: string): string | undefined;
  /** Markdown about a member, a parameter, an option or an overload of a symbol. */
  noteOn(symbol: string, part: string): string | undefined;
}

/**
 * Finds the rows of the API reference that explain parts of symbols, and the anchors of types that are not exported.
 */
export function readReference(
  pages: readonly Page[],
  contentOf: Site['contentOf'],
  { hrefOf, noteOn }: Reference,
): LookUp {
  const anchors = new Map<string, string>();
  const rows = new Map<string, MemberRow[]>();
  for (const page of pages.filter(({ route }) => isSymbol(pageKindOf(route)))) {
    const { sections = [], members = [] } = contentOf(page.route);
    rows.set(page.route, memberRows(members));
    for (const { heading, id } of sections) {
      // Headings of overloads begin with their numbers.
      const part = heading.replace(/(?<=^\d+\.) .*/, '');
      const key = isType(id ?? '') ? heading : `${page.route} ${part}`;
      if (!anchors.has(key)) anchors.set(key, `${page.route}#${id}`);
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
      href: anchors.get(`${page} ${part}`) ?? page ?? anchors.get(symbol),
      summary: note ? firstSentence(note) : undefined,
    };
  };
}

/** A row about a member that a function adds to a store. */
interface MemberRow {
  id: string;
  /** Matches the name, with any collection if it contains one. */
  name: RegExp;
  meaning: string;
}

const memberRows = (members: readonly ExplainedMember[]): MemberRow[] =>
  members
    .flatMap(({ names, collection, ...row }) =>
      names.map((name) => ({
        ...row,
        parts: collection ? name.split(new RegExp(collection, 'i')) : [name],
      })),
    )
    .sort((a, b) => a.parts.length - b.parts.length || lengthOf(b) - lengthOf(a))
    .map(({ parts, ...row }) => ({
      ...row,
      name: new RegExp(`^${parts.map((part) => part.replace(/\$/g, '\\$')).join('\\w+')}$`, 'i'),
    }));

const lengthOf = ({ parts }: { parts: string[] }) => parts.join('').length;

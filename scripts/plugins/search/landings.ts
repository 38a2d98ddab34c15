import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchEngine } from '../../../theme/plugins/search/engine';
import { idOf } from '../../../theme/plugins/search/tokens';
import type { IndexedPage } from '../../../theme/plugins/search/types';

/** A query and the addresses that Enter may open. */
export interface Landing {
  query: string;
  targets: string[];
}

/** Returns each kind of query in `landings.json`, and the headings of the index. */
export const landingsOf = (pages: readonly IndexedPage[]): Map<string, Landing[]> =>
  new Map([...read('landings.json'), ['headings', headingsOf(pages)]]);

/**
 * Returns each kind of query for which the ranking was not tuned: those in `unseen.json`, and those in `everyday.json`,
 * which describe a problem in everyday words.
 */
export const unseenLandings = (): Map<string, Landing[]> =>
  new Map([...named('unseen', read('unseen.json')), ...named('everyday', read('everyday.json'))]);

const named = (set: string, kinds: [kind: string, Landing[]][]): [string, Landing[]][] =>
  kinds.map(([kind, queries]) => [`${set} ${kind}`, queries]);

function read(file: string): [kind: string, Landing[]][] {
  const written: Record<string, Record<string, string | string[]>> = JSON.parse(
    readFileSync(path.join(import.meta.dirname, file), 'utf8'),
  );
  return Object.entries(written).map(([kind, queries]) => [
    kind,
    Object.entries(queries).map(([query, targets]) => ({ query, targets: [targets].flat() })),
  ]);
}

/**
 * Returns every heading of several words as a query. Ignores headings on several pages, such as "Try it", because they
 * have no single right target.
 */
function headingsOf(pages: readonly IndexedPage[]): Landing[] {
  const targets = new Map<string, string[]>();
  for (const { path: page, sections } of pages) {
    for (const { heading, id = idOf(heading) } of sections) {
      const query = heading.toLowerCase();
      if (/\s/.test(query)) targets.set(query, [...(targets.get(query) ?? []), `${page}#${id}`]);
    }
  }
  return [...targets].flatMap(([query, own]) =>
    own.length === 1 ? [{ query, targets: own }] : [],
  );
}

/** Returns the address that Enter opens. */
export function openedBy(engine: SearchEngine, query: string): string | undefined {
  const { pages, best } = engine.search(query);
  return best ?? pages[0]?.path;
}

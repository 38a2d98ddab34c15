import { useEffect, useMemo, useState } from 'react';
import { create } from '../../../lib/elements';
import type { SearchEngine } from '../../search';

type Signature = NonNullable<ReturnType<SearchEngine['signatures']>>[number]['code'];

/** The result of the search, by the path of the symbol: the matching signatures, or none if the name matches. */
export type Found = ReadonlyMap<string, readonly Signature[]>;

/** Matches a string that may be a type. */
const MAY_BE_TYPE = /[<>=:|{(]|^returns? /;

/** Minimum score of a name, relative to the best one. */
const MIN_SHARE = 0.5;

/**
 * Finds symbols by their signatures, or by misspelled names. Loads the search only for a type, or if the words match
 * nothing. If the search cannot be loaded, the filter works without it.
 *
 * @param hasNoTextMatch whether the words of the query match nothing
 */
export function useFound(query: string, hasNoTextMatch: boolean): Found | undefined {
  const [engine, setEngine] = useState<SearchEngine>();
  const isNeeded = hasNoTextMatch || MAY_BE_TYPE.test(query);

  useEffect(() => {
    if (!isNeeded || engine) return;
    const load = async () =>
      (await import(/* webpackChunkName: "search" */ '../../search')).loadEngine();
    load().then(setEngine, () => {});
  }, [isNeeded, engine]);

  return useMemo(
    () => (isNeeded && engine ? find(engine, query) : undefined),
    [isNeeded, engine, query],
  );
}

function find(engine: SearchEngine, query: string): Found {
  const found = new Map<string, Signature[]>();
  const signatures = engine.signatures(query);
  for (const { page, code } of signatures ?? []) {
    found.set(page.path, [...(found.get(page.path) ?? []), code]);
  }
  if (signatures) return found;
  const { pages } = engine.search(query);
  const least = MIN_SHARE * (pages[0]?.score ?? 0);
  for (const { path, score } of pages) if (score >= least) found.set(path, []);
  return found;
}

/** Shows signatures in the row of their symbol, and removes the previous ones. */
export function showSignatures(row: HTMLElement, signatures: readonly Signature[] = []): void {
  const shown = signatures.slice(0, MAX_COUNT).map(({ text, from, to }) => {
    const mark = create('strong', {}, text.slice(from, to));
    const code = create('code', {}, text.slice(0, from), mark, text.slice(to));
    return create('div', { className: SHOWN }, code);
  });
  for (const old of row.querySelectorAll(`.${SHOWN}`)) old.remove();
  row.querySelectorAll('td')[1]?.append(...shown);
}

/** Class of elements that are added to a row. It needs no styles. */
const SHOWN = 'signature';

/** Maximum number of signatures in a row. */
const MAX_COUNT = 3;

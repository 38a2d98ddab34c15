/** What the reader looks for among the symbols; empty texts mean anything. */
export interface Filter {
  /** Words that name or description hold, in any order. */
  text: string;
  kind: string;
  status: string;
  extension: string;
}

/** One symbol of the list, in small letters. */
export type Facts = Filter;

export const NO_FILTER: Filter = { text: '', kind: '', status: '', extension: '' };

/** Name of each part of the filter in the address. */
const QUERY = { text: 'q', kind: 'kind', status: 'status', extension: 'extension' } as const;
const PARTS = Object.keys(QUERY) as (keyof Filter)[];

/** Reads a filter from the query of an address. */
export function readFilter(search: string): Filter {
  const query = new URLSearchParams(search);
  const filter = { ...NO_FILTER };
  for (const part of PARTS) filter[part] = query.get(QUERY[part]) ?? '';
  return filter;
}

/** The query of an address with a filter in it; what else it holds stays. */
export function writeFilter(search: string, filter: Filter): string {
  const query = new URLSearchParams(search);
  for (const part of PARTS) {
    if (filter[part].trim()) query.set(QUERY[part], filter[part]);
    else query.delete(QUERY[part]);
  }
  const text = query.toString();
  return text && `?${text}`;
}

export function matches(facts: Facts, filter: Filter): boolean {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    words.every((word) => facts.text.includes(word)) &&
    (['kind', 'status', 'extension'] as const).every(
      (part) => !filter[part] || facts[part] === filter[part].toLowerCase(),
    )
  );
}

/** Query parameter of an address that opens the search. */
const PARAMETER = 'search';

/** What the search in this address asks for; undefined where it carries none. */
export function queryInAddress(search: string): string | undefined {
  return new URLSearchParams(search).get(PARAMETER) ?? undefined;
}

/** The address `href` with a search in it, or without where the query is empty. */
export function addressWithQuery(href: string, query: string): string {
  const url = new URL(href);
  if (query) url.searchParams.set(PARAMETER, query);
  else url.searchParams.delete(PARAMETER);
  return url.href;
}

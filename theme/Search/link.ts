/** Query parameter of an address that opens the search. */
export const QUERY_PARAMETER = 'search';

/** What the search in this address asks for; undefined where it carries none. */
export function queryInAddress(search: string): string | undefined {
  return new URLSearchParams(search).get(QUERY_PARAMETER) ?? undefined;
}

/** The address `href` with a search in it, or without where the query is empty. */
export function addressWithQuery(href: string, query: string): string {
  const url = new URL(href);
  if (query) url.searchParams.set(QUERY_PARAMETER, query);
  else url.searchParams.delete(QUERY_PARAMETER);
  return url.href;
}

/** Query parameters of an address that opens the search: what is looked for, and among what. */
export const QUERY_PARAMETER = 'search';
const FILTER_PARAMETER = 'in';

/** What the search in this address asks for; undefined where it carries none. */
export const queryInAddress = (search: string): string | undefined =>
  new URLSearchParams(search).get(QUERY_PARAMETER) ?? undefined;

/** What the search in this address looks among. */
export const filterInAddress = (search: string): string | undefined =>
  new URLSearchParams(search).get(FILTER_PARAMETER) ?? undefined;

/** The address `href` with a search in it, or without where nothing is asked for. */
export function addressWithQuery(href: string, query: string, filter = ''): string {
  const url = new URL(href);
  url.searchParams.delete(QUERY_PARAMETER);
  url.searchParams.delete(FILTER_PARAMETER);
  if (query || filter) url.searchParams.set(QUERY_PARAMETER, query);
  if (filter) url.searchParams.set(FILTER_PARAMETER, filter);
  return url.href;
}

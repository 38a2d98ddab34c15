/** URL parameters that open the search: query and filter. */
const QUERY_PARAMETER = 'search';
const FILTER_PARAMETER = 'in';

export const queryInAddress = (search: string): string | undefined =>
  new URLSearchParams(search).get(QUERY_PARAMETER) ?? undefined;

export const filterInAddress = (search: string): string | undefined =>
  new URLSearchParams(search).get(FILTER_PARAMETER) ?? undefined;

export function addressWithQuery(href: string, query: string, filter = ''): string {
  const url = new URL(href);
  url.searchParams.delete(QUERY_PARAMETER);
  url.searchParams.delete(FILTER_PARAMETER);
  if (query || filter) url.searchParams.set(QUERY_PARAMETER, query);
  if (filter) url.searchParams.set(FILTER_PARAMETER, filter);
  return url.href;
}

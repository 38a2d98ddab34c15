import { LONGEST_QUERY } from './filters';

const PARAMETER = 'message';

/** Returns the error message in a URL's query string, or an empty string. */
export const messageInAddress = (query: string): string =>
  new URLSearchParams(query).get(PARAMETER) ?? '';

/** Returns the query string that searches for an error message. */
export const messageQuery = (message: string): string =>
  `?${new URLSearchParams({ [PARAMETER]: message.slice(0, LONGEST_QUERY) })}`;

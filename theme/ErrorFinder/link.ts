import { LONGEST_QUERY } from '../Search/filters';

const PARAMETER = 'message';

/** The message that an address asks for, or an empty text. */
export const messageInAddress = (query: string): string =>
  new URLSearchParams(query).get(PARAMETER) ?? '';

/** The part of an address that asks for a message. */
export const askFor = (message: string): string =>
  `?${new URLSearchParams({ [PARAMETER]: message.slice(0, LONGEST_QUERY) })}`;

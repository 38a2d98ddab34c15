import { compact } from './tokens';
import type { IndexedSection } from './types';

/** Matches error numbers, which compilers put before a message, and headings after it. */
const NUMBER_OF_ERROR = /\b(?:error )?(?:TS|NG)\d{3,}\b/g;

/** Returns a message as letters and digits only. All numbers are replaced with the same digit, because they vary. */
export const messageOf = (text: string): string =>
  compact(text.replace(NUMBER_OF_ERROR, '').replace(/\d+/g, '0'));

/**
 * Returns the messages that a section is about: its heading, and the messages it quotes. Each is split at its variable
 * parts.
 */
export const messagesOf = ({ heading, text }: IndexedSection): string[][] =>
  [heading, ...[...text.matchAll(/"([^"]{10,})"/g)].map(([, quote = '']) => quote)].map((message) =>
    message.split('…').map(messageOf),
  );

import { compact } from './tokens';
import type { IndexedSection } from './types';

/** Numbers of errors, which compilers put before a message and headings after it. */
const NUMBER_OF_ERROR = /\b(?:error )?(?:TS|NG)\d{3,}\b/g;

/** A message in letters and digits only, with the same digit for all numbers, which differ from case to case. */
export const messageOf = (text: string): string =>
  compact(text.replace(NUMBER_OF_ERROR, '').replace(/\d+/g, '0'));

/** The messages that a section is about: its heading, and what it quotes. Each is split at what differs from case to case. */
export const messagesOf = ({ heading, text }: IndexedSection): string[][] =>
  [heading, ...[...text.matchAll(/"([^"]{10,})"/g)].map(([, quote = '']) => quote)].map((message) =>
    message.split('…').map(messageOf),
  );

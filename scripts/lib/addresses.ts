import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A line of `_addresses.txt`. */
export interface Address {
  /** Path of a current or former page. */
  route: string;
  /** Redirect target: a path, optionally with a hash. Undefined for a current page. */
  target?: string;
  /** Counted from 1. */
  line: number;
}

/** The file that lists the addresses of all current and former pages. */
export const addressesFile = (root: string): string => path.join(root, '_addresses.txt');

/** Reads the list of addresses. Returns an empty list if the site has none. */
export function readAddresses(root: string): Address[] {
  const file = addressesFile(root);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .map((text, index): Address => {
      const [route = '', target] = text.trim().split(/ +-> +/);
      return { route, target, line: index + 1 };
    })
    .filter(({ route }) => route !== '' && !route.startsWith('#'));
}

/** Maps former addresses to the paths that they redirect to. */
export const readRedirects = (root: string): ReadonlyMap<string, string> =>
  new Map(readAddresses(root).flatMap(({ route, target }) => (target ? [[route, target]] : [])));

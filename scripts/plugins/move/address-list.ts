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

/** Returns the file that lists the addresses of all current and former pages. */
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

/** Returns the text of the list with these addresses, sorted, below its existing comments. */
export function addressesText(
  root: string,
  addresses: readonly Pick<Address, 'route' | 'target'>[],
): string {
  const comments = readFileSync(addressesFile(root), 'utf8')
    .split(/\r?\n/)
    .filter((line) => line.startsWith('#'));
  const lines = addresses.map(({ route, target }) => (target ? `${route} -> ${target}` : route));
  return `${[...comments, ...lines.sort()].join('\n')}\n`;
}

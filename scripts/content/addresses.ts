import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Page, titleOf } from './page';

/** A line of the list of addresses. */
export interface Address {
  /** Path of a page that is or was. */
  route: string;
  /** Path, and maybe hash, of where its readers are led; undefined of a page that is where it was. */
  target?: string;
  /** Counted from 1. */
  line: number;
}

/** The file with the addresses of all pages that the site has ever had, in the folder of its pages. */
export const addressesFile = (root: string): string => path.join(root, '_addresses.txt');

/** Reads the list of addresses. A site without one has no page that moved. */
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

/** The list with these addresses, in order, below the comments that it has. */
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

/** Where the readers of pages are led that have moved, by their former routes. */
export const movedPages = (addresses: readonly Address[]): Map<string, string> =>
  new Map(addresses.flatMap(({ route, target }) => (target ? [[route, target]] : [])));

/** What readers call the place at an address: the title of its page. */
export function nameOf(address: string, pages: readonly Page[]): string {
  const page = pages.find(({ route }) => route === address.replace(/#.*/, ''));
  return (page && titleOf(page)) ?? address;
}

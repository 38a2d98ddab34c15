/** Finds addresses in documents of this build. Their format is known, so regular expressions are sufficient. */

const ADDRESS = /\s(?:src|href|poster|data-page|data-pages)="([^"]*)"/g;
/**
 * Matches scripts and `data-pages`, the URL of the list of pages, which is loaded like a script and
 * identifies the text of a build.
 */
const SCRIPT = /<script\b[^>]*\s(?:src|data-pages)=[^>]*>/g;
const STYLE_SHEET = /<link\b[^>]*\brel="stylesheet"[^>]*>/g;
/**
 * Matches tags that load a file, and `data-page` and `data-pages`, the URLs of page data for
 * client-side navigation.
 */
const LOADING =
  /<(?:link(?![^>]*\brel="(?:canonical|alternate|next|prev|prefetch)")|script|img|source|video|audio)\b[^>]*>/g;

/** Returns the URLs that a document loads, in order, without duplicates or links to other pages. */
export const loadedBy = (html: string): string[] => addressesIn(html, LOADING);

/**
 * Returns the URLs without which the app shell shows nothing: external scripts, the list of pages,
 * and style sheets.
 */
export function essentialsOf(html: string): { scripts: string[]; styles: string[] } {
  return { scripts: addressesIn(html, SCRIPT), styles: addressesIn(html, STYLE_SHEET) };
}

function addressesIn(html: string, tags: RegExp): string[] {
  const addresses = [...html.matchAll(tags)].flatMap(([tag]) =>
    [...tag.matchAll(ADDRESS)].map(([, address = '']) => address),
  );
  return [...new Set(addresses)].map((address) => address.replaceAll('&amp;', '&'));
}

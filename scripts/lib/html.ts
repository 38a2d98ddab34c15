/** Finds addresses in documents of this build. Their format is known, so regular expressions are enough. */

const ADDRESS = /\s(?:src|href|poster|data-page|data-pages)="([^"]*)"/g;
/** `data-pages` is the URL of the list of pages: it is loaded like a script, and identifies the text of a build. */
const SCRIPT = /<script\b[^>]*\s(?:src|data-pages)=[^>]*>/g;
const STYLE_SHEET = /<link\b[^>]*\brel="stylesheet"[^>]*>/g;
/** `data-page` and `data-pages` are URLs of the page's data, for navigation from another page. */
const LOADING =
  /<(?:link(?![^>]*\brel="(?:canonical|alternate|next|prev|prefetch)")|script|img|source|video|audio)\b[^>]*>/g;

/** URLs that a document loads, in order, without duplicates or links to other pages. */
export const loadedBy = (html: string): string[] => addressesIn(html, LOADING);

/** URLs of the app shell's external scripts, list of pages and style sheets, without which nothing is shown. */
export function essentialsOf(html: string): { scripts: string[]; styles: string[] } {
  return { scripts: addressesIn(html, SCRIPT), styles: addressesIn(html, STYLE_SHEET) };
}

function addressesIn(html: string, tags: RegExp): string[] {
  const addresses = [...html.matchAll(tags)].flatMap(([tag]) =>
    [...tag.matchAll(ADDRESS)].map(([, address = '']) => address),
  );
  return [...new Set(addresses)].map((address) => address.replaceAll('&amp;', '&'));
}

/** Finds addresses in documents of this build. Their format is known, so regular expressions are sufficient. */

const ADDRESS = /\s(?:src|href|poster|data-page|data-pages)="([^"]*)"/g;
/** Scripts, and the list of pages, which is loaded like a script and identifies the text of a build. */
const SCRIPT = /<script\b[^>]*\s(?:src|data-pages)=[^>]*>/g;
const STYLE_SHEET = /<link\b[^>]*\brel="stylesheet"[^>]*>/g;
const LOADING = /<(?:link|script|img|source|video|audio)\b[^>]*>/g;
const LINKED = /\brel="(?:canonical|alternate|next|prev|prefetch)"/;

/** The URLs that a document loads, in order, without duplicates or links to other pages. */
export const loadedBy = (html: string): string[] => addressesIn(html, LOADING);

/** The URLs without which the app shell shows nothing. */
export const essentialsOf = (html: string) => ({
  scripts: addressesIn(html, SCRIPT),
  styles: addressesIn(html, STYLE_SHEET),
});

function addressesIn(html: string, tags: RegExp): string[] {
  const addresses = [...html.matchAll(tags)].flatMap(([tag]) =>
    LINKED.test(tag) ? [] : [...tag.matchAll(ADDRESS)].map(([, address = '']) => address),
  );
  return [...new Set(addresses)].map((address) => address.replaceAll('&amp;', '&'));
}

/** Reads the HTML documents of this build. Their form is known, so it takes no parser. */

const ADDRESS = /\s(?:src|href|poster|data-page|data-pages)="([^"]*)"/g;
/** `data-pages` names the list of pages: it is loaded like a script, and identifies the texts of a build. */
const SCRIPT = /<script\b[^>]*\s(?:src|data-pages)=[^>]*>/g;
const STYLE_SHEET = /<link\b[^>]*\brel="stylesheet"[^>]*>/g;
/** `data-page` and `data-pages` name the data of the page, for readers who come to it from another one. */
const LOADING =
  /<(?:link(?![^>]*\brel="(?:canonical|alternate|next|prev|prefetch)")|script|img|source|video|audio)\b[^>]*>/g;

/** Addresses of what a document loads, in order, each once. Links to other pages do not count. */
export const loadedBy = (html: string): string[] => addressesIn(html, LOADING);

/** Addresses of the app shell's external scripts, list of pages and style sheets, without which nothing shows. */
export function essentialsOf(html: string): { scripts: string[]; styles: string[] } {
  return { scripts: addressesIn(html, SCRIPT), styles: addressesIn(html, STYLE_SHEET) };
}

function addressesIn(html: string, tags: RegExp): string[] {
  const addresses = [...html.matchAll(tags)].flatMap(([tag]) =>
    [...tag.matchAll(ADDRESS)].map(([, address = '']) => address),
  );
  return [...new Set(addresses)].map((address) => address.replaceAll('&amp;', '&'));
}

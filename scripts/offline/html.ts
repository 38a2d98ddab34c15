/** Reads and changes the HTML documents of this build. Their form is known, so it takes no parser. */

const ROOT = /(<div id="__rspress_root">)[\s\S]*(<\/div>\s*<div id="__rspress_modal_container">)/;

/** Tags in a head that are about one page. */
const OF_ONE_PAGE = [
  /<title>[\s\S]*?<\/title>\s*/g,
  /<meta(?=[^>]*\b(?:name|property)="(?:description|robots|keywords|author|og:[^"]*|twitter:[^"]*|article:[^"]*)")[^>]*>\s*/g,
  /<link(?=[^>]*\brel="(?:canonical|alternate|preload|prefetch|modulepreload|next|prev)")[^>]*>\s*/g,
  /<script(?=[^>]*\btype="application\/ld\+json")[^>]*>[\s\S]*?<\/script>\s*/g,
  // The data of the page. What stays is the element, which names the list of all pages.
  /(?<=<script[^>]*\bid="page-data"[^>]*) data-page="[^"]*"/g,
  /(?<=<script[^>]*\bid="page-data"[^>]*>)[\s\S]*?(?=<\/script>)/g,
];

/** What the head of the app shell says. Pages that open in it set their own. */
export interface SiteHead {
  title: string;
  description: string;
  /** Address of the public site's home page, with a trailing slash. */
  home: string;
}

/**
 * Makes the app shell from a page: removes the content, and what the head says about that page. Scripts
 * and styles stay as they are, and so does the inline script that sets the colour mode.
 *
 * @throws where the document is not one of this site's.
 */
export function appShell(html: string, { title, description, home }: SiteHead): string {
  if (!ROOT.test(html)) {
    throw new Error('The page that the app shell is made from has no element #__rspress_root.');
  }
  let shell = html.replace(ROOT, '$1$2');
  for (const tag of OF_ONE_PAGE) shell = shell.replace(tag, '');
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(home)}">`,
  ];
  // The character set must be declared first.
  return shell.replace(/<meta charset[^>]*>\s*/, (charset) => charset + tags.join(''));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

const ADDRESS = /\s(?:src|href|poster|data-page|data-pages)="([^"]*)"/g;
/** `data-pages` names the list of pages: it is loaded like a script, and identifies the texts of a build. */
const SCRIPT = /<script\b[^>]*\s(?:src|data-pages)=[^>]*>/g;
const STYLE_SHEET = /<link\b[^>]*\brel="stylesheet"[^>]*>/g;
/** `data-page` and `data-pages` name the data of the page, for readers who come to it from another one. */
const LOADING =
  /<(?:link(?![^>]*\brel="(?:canonical|alternate|next|prev)")|script|img|source|video|audio)\b[^>]*>/g;

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

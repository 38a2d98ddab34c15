/** Reading and changing the documents that this build has made itself, so no full parser is needed. */

const ROOT = /(<div id="__rspress_root">)[\s\S]*(<\/div>\s*<div id="__rspress_modal_container">)/;

/** What a head says about one page, and not about the site. */
const OF_ONE_PAGE = [
  /<title>[\s\S]*?<\/title>\s*/g,
  /<meta(?=[^>]*\b(?:name|property)="(?:description|robots|keywords|author|og:[^"]*|twitter:[^"]*|article:[^"]*)")[^>]*>\s*/g,
  /<link(?=[^>]*\brel="(?:canonical|alternate|preload|prefetch|modulepreload|next|prev)")[^>]*>\s*/g,
  /<script(?=[^>]*\btype="application\/(?:ld\+)?json")[^>]*>[\s\S]*?<\/script>\s*/g,
];

/** What the site says about itself where a page has not said more. */
export interface SiteHead {
  title: string;
  description: string;
  /** Address of the public site's home page, with a slash at the end. */
  home: string;
}

/**
 * Makes the document that can become any page: a page without its content and without what its head
 * says about that page alone. The scripts and styles, and the inline script that sets the colour mode
 * before the first paint, stay as they are. Title, description and canonical address are the site's;
 * the page sets its own (`theme/runtime/head`).
 *
 * @throws where the document is not one of this site's.
 */
export function emptyDocument(html: string, head: SiteHead): string {
  if (!ROOT.test(html)) {
    throw new Error('The page that the offline shell is made from has no element #__rspress_root.');
  }
  let shell = html.replace(ROOT, '$1$2');
  for (const part of OF_ONE_PAGE) shell = shell.replace(part, '');
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    `<link rel="canonical" href="${escapeHtml(head.home)}">`,
  ];
  // After the declaration of the character set, which must come first.
  return shell.replace(/<meta charset[^>]*>\s*/, (charset) => charset + tags.join(''));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Addresses that a document names for itself to load, in order, each once. */
export function loadedBy(html: string): string[] {
  const addresses = new Set<string>();
  for (const [tag] of html.matchAll(/<(?:script|link|img|source|video|audio)\b[^>]*>/g)) {
    if (/\brel="(?:canonical|alternate|next|prev)"/.test(tag)) continue;
    // `data-page`: the data of the page, for those who come to it from another one.
    for (const [, address = ''] of tag.matchAll(
      /\s(?:src|href|poster|data-page|data-pages)="([^"]*)"/g,
    )) {
      addresses.add(address.replaceAll('&amp;', '&'));
    }
  }
  return [...addresses];
}

/** Addresses of the external scripts and style sheets in a document: nothing shows without them. */
export function essentialsOf(html: string): { scripts: string[]; styles: string[] } {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  const address = (tag: string, name: string) =>
    new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  return {
    scripts: tags.filter((tag) => /^<script\b[^>]*\ssrc=/.test(tag)).map((t) => address(t, 'src')),
    styles: tags.filter((tag) => /\brel="stylesheet"/.test(tag)).map((t) => address(t, 'href')),
  };
}

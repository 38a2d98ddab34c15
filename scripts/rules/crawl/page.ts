import { Parser } from 'htmlparser2';

/** An address that a page names. */
export interface Reference {
  /** As it stands in the page. */
  url: string;
  /** Where it stands, such as `<a href>`. */
  place: string;
}

/** What the crawler needs to know of one finished page. */
export interface CrawledPage {
  references: Reference[];
  /** Ids on the page, with how often each occurs. */
  ids: Map<string, number>;
  /** Ids that labels and descriptions point to. */
  idReferences: Reference[];
  h1: number;
  title: string;
  canonical?: string;
  noindex: boolean;
  /** A page that only sends the reader on. */
  redirect: boolean;
}

/** Attributes whose value is one address. */
const URL_ATTRIBUTES = ['href', 'src', 'poster', 'xlink:href'] as const;
/** Attributes whose value is a list of addresses, each with a width or density. */
const SRCSET_ATTRIBUTES = ['srcset', 'imagesrcset'] as const;
/** Attributes whose value is a list of ids that must be on the page from the start. */
const ID_ATTRIBUTES = ['for', 'aria-labelledby', 'aria-describedby'] as const;
/** Meta tags whose content is an address. */
const URL_META = new Set(['og:url', 'og:image', 'twitter:image']);

/** Addresses in CSS. */
export function cssUrls(css: string): string[] {
  return [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)|@import\s+(["'])(.*?)\3/g)].map(
    (match) => match[2] ?? match[4] ?? '',
  );
}

/** Addresses of a `srcset`. */
export function srcsetUrls(srcset: string): string[] {
  return [...srcset.matchAll(/(?:^|,)\s*(\S*[^,\s])(?:\s+[\d.]+[wx])?\s*(?=,|$)/g)].map(
    ([, url = '']) => url,
  );
}

/** Reads a page in one pass. */
export function readPage(html: string): CrawledPage {
  const page: CrawledPage = {
    references: [],
    ids: new Map(),
    idReferences: [],
    h1: 0,
    title: '',
    noindex: false,
    redirect: false,
  };
  let text: 'title' | 'style' | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      collect(page, name, attributes);
      text = name === 'style' || (name === 'title' && !page.title) ? name : undefined;
    },
    ontext(data) {
      if (text === 'title') page.title += data;
      if (text === 'style') {
        for (const url of cssUrls(data)) page.references.push({ url, place: '<style>' });
      }
    },
    onclosetag() {
      text = undefined;
    },
  });
  parser.end(html);
  return page;
}

function collect(page: CrawledPage, name: string, attributes: Record<string, string>): void {
  const { id, style, rel, content = '' } = attributes;
  if (id !== undefined) page.ids.set(id, (page.ids.get(id) ?? 0) + 1);
  if (name === 'h1') page.h1++;
  if (name === 'link' && rel === 'canonical') page.canonical = attributes.href;
  if (name === 'meta') {
    if (attributes.name === 'robots' && /noindex/.test(content)) page.noindex = true;
    const property = attributes.property ?? attributes.name ?? '';
    if (URL_META.has(property)) page.references.push({ url: content, place: `<meta ${property}>` });
    if (attributes['http-equiv']?.toLowerCase() === 'refresh') {
      page.redirect = true;
      const url = /url=(.*)$/i.exec(content)?.[1];
      if (url) page.references.push({ url, place: '<meta refresh>' });
    }
  }
  // A preconnect names a host, not a file.
  const skipped = name === 'link' && /preconnect|dns-prefetch/.test(rel ?? '');
  for (const attribute of skipped ? [] : URL_ATTRIBUTES) {
    const url = attributes[attribute];
    if (url !== undefined) page.references.push({ url, place: `<${name} ${attribute}>` });
  }
  for (const attribute of SRCSET_ATTRIBUTES) {
    for (const url of srcsetUrls(attributes[attribute] ?? '')) {
      page.references.push({ url, place: `<${name} ${attribute}>` });
    }
  }
  for (const attribute of ID_ATTRIBUTES) {
    for (const target of attributes[attribute]?.split(/\s+/).filter(Boolean) ?? []) {
      page.idReferences.push({ url: target, place: `<${name} ${attribute}>` });
    }
  }
  for (const url of cssUrls(style ?? '')) page.references.push({ url, place: `<${name} style>` });
}

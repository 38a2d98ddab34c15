import { Parser } from 'htmlparser2';

/** An address that a file names. */
export interface Reference {
  /** As it stands in the file. */
  url: string;
  /** Where it stands, such as `<a href>`. */
  place: string;
}

/** What the crawler needs to know of one finished page. */
export interface CrawledPage {
  references: Reference[];
  /** Ids on the page, with how often each occurs */
  ids: Map<string, number>;
  /** Styles and scripts within the page that the content security policy blocks. */
  blocked: string[];
  /** Ids that labels and descriptions point to. */
  idReferences: Reference[];
  h1: number;
  title: string;
  canonical?: string;
  /** Where readers are led that come to the address of a page that has moved. */
  movedTo?: string;
}

/** Attributes whose value is one address. */
const URL_ATTRIBUTES = ['href', 'src', 'poster'];
/** Attributes whose value is a list of ids that must be on the page from the start. */
const ID_ATTRIBUTES = ['for', 'aria-labelledby', 'aria-describedby'];
/** Meta tags whose content is an address. */
const URL_META = ['og:url', 'og:image'];

/** Addresses in CSS. */
export const cssUrls = (css: string): string[] =>
  [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].map(([, , url = '']) => url);

/** Reads a page in one pass. */
export function readPage(html: string): CrawledPage {
  const page: CrawledPage = {
    references: [],
    ids: new Map(),
    blocked: [],
    idReferences: [],
    h1: 0,
    title: '',
  };
  let isTitle = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      collect(page, name, attributes);
      isTitle = name === 'title' && !page.title;
    },
    ontext(data) {
      if (isTitle) page.title += data;
    },
    onclosetag() {
      isTitle = false;
    },
  });
  parser.end(html);
  return page;
}

function collect(page: CrawledPage, name: string, attributes: Record<string, string>): void {
  const { id, property = '', content = '' } = attributes;
  if (id !== undefined) page.ids.set(id, (page.ids.get(id) ?? 0) + 1);
  if (name === 'h1') page.h1++;
  if (name === 'link' && attributes.rel === 'canonical') page.canonical = attributes.href;
  if (attributes['http-equiv'] === 'refresh') page.movedTo = content.replace(/^.*url=/, '');
  if (URL_META.includes(property)) {
    page.references.push({ url: content, place: `<meta ${property}>` });
  }
  for (const [attribute, value] of Object.entries(attributes)) {
    const place = `<${name} ${attribute}>`;
    if (URL_ATTRIBUTES.includes(attribute)) page.references.push({ url: value, place });
    if (/^(?:style$|on)/.test(attribute)) page.blocked.push(place);
    if (!ID_ATTRIBUTES.includes(attribute)) continue;
    for (const url of value.split(/\s+/)) page.idReferences.push({ url, place });
  }
  if (name === 'style') page.blocked.push('<style>');
}

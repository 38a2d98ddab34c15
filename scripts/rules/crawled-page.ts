import { Parser } from 'htmlparser2';
import { isBlocked } from '../host/policy';

/** An address in a file. */
export interface Reference {
  url: string;
  /** The element and attribute, such as `<a href>`. */
  place: string;
}

/** The facts about a built page that the crawler needs. */
export interface CrawledPage {
  references: Reference[];
  /** Ids on the page, with their number of occurrences. */
  ids: Map<string, number>;
  /** Inline styles and scripts that the content security policy blocks. */
  blocked: string[];
  h1: number;
  hasTitle: boolean;
  canonical?: string;
}

/** Attributes that contain an address. */
const URL_ATTRIBUTES = ['href', 'src', 'poster'];
/** Attributes that contain ids of elements in the static HTML. */
const ID_ATTRIBUTES = ['for', 'popovertarget'].concat(
  ['controls', 'describedby', 'details', 'labelledby', 'owns'].map((name) => `aria-${name}`),
);
/** Meta tags that contain an address. */
const URL_META: (string | undefined)[] = ['og:url', 'og:image'];

export const cssUrls = (css: string): string[] =>
  [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].map(([, , url = '']) => url);

/** Reads a page in one pass. */
export function readPage(html: string): CrawledPage {
  const hasTitle = /<title>\s*[^<\s]/.test(html);
  const page: CrawledPage = { references: [], ids: new Map(), blocked: [], h1: 0, hasTitle };
  new Parser({ onopentag: (name, attributes) => collect(page, name, attributes) }).end(html);
  return page;
}

function collect(page: CrawledPage, name: string, attributes: Record<string, string>): void {
  const { id, property, content } = attributes;
  if (id !== undefined) page.ids.set(id, (page.ids.get(id) ?? 0) + 1);
  if (name === 'h1') page.h1++;
  if (attributes.rel === 'canonical') page.canonical = attributes.href;
  if (content && URL_META.includes(property)) {
    page.references.push({ url: content, place: `<meta ${property}>` });
  }
  for (const [attribute, value] of Object.entries(attributes)) {
    const place = `<${name} ${attribute}>`;
    if (URL_ATTRIBUTES.includes(attribute)) page.references.push({ url: value, place });
    if (ID_ATTRIBUTES.includes(attribute)) {
      for (const id of value.split(/\s+/)) page.references.push({ url: `#${id}`, place });
    }
    if (isBlocked(attribute)) page.blocked.push(place);
  }
  if (name === 'style') page.blocked.push('<style>');
}

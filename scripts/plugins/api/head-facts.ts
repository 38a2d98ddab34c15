import type { PhrasingContent, RootContent } from 'mdast';
import type { Page } from '../../content/page';
import { KIND_LABELS } from './model';
import { bestDemos } from './render/guides';
import type { Site } from './render/site';

/**
 * Facts for the head of a page about one symbol, after its status and version: links to its other page, its source
 * and its demo. Its API page also has its kind and size.
 */
export function headFacts({ headings, route }: Page, { entries, guides, demos }: Site) {
  const title = headings[0]?.text;
  const own = entries.find(({ href }) => href === route);
  const entry = own ?? entries.find(({ symbol }) => title === `${symbol.name}()`);
  if (!entry) return [];
  const { symbol, note, size, href, source } = entry;
  const guide = guides.find(({ id }) => id === note.guide);
  const [demo] = bestDemos(symbol.name, note.guide, demos);
  const tryIt = own ? demo?.href : headings.some(({ id }) => id === 'try-it') && '#try-it';
  return [
    ...(own ? [badge(text(KIND_LABELS[symbol.kind].one))] : []),
    ...(own && size !== undefined
      ? [badge(text(`${size.toLocaleString('en')} bytes gzipped`))]
      : []),
    ...(own ? linkTo('Guide', guide?.href) : linkTo('API', href)),
    ...linkTo('Source', source),
    ...linkTo('Try it', tryIt),
  ];
}

/** Adds facts after the badges below the title of a page. Does nothing if there are no badges. */
export function addFacts(children: RootContent[], facts: readonly RootContent[]): void {
  const section = children.findIndex((node) => node.type === 'heading' && node.depth === 2);
  const last = children
    .slice(0, section < 0 ? undefined : section)
    .findLastIndex((node) => node.type === 'mdxJsxFlowElement' && node.name === 'Badge');
  if (last >= 0) children.splice(last + 1, 0, ...facts);
}

const text = (value: string) => ({ type: 'text' as const, value });

const linkTo = (label: string, url: string | false | undefined): RootContent[] =>
  url ? [badge({ type: 'link', url, children: [text(label)] })] : [];

const badge = (child: PhrasingContent) =>
  // MDX also parses the text of a component on a separate line as phrasing content.
  ({
    type: 'mdxJsxFlowElement',
    name: 'Badge',
    attributes: [],
    children: [child],
  }) as unknown as RootContent;

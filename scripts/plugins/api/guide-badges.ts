import type { PhrasingContent, RootContent } from 'mdast';
import type { Page } from '../../content/page';
import type { Site } from './render/site';

/** Badges for a guide to one function: its size, and links to its API page and its source. */
export function guideBadges({ headings }: Page, { entries }: Site): RootContent[] {
  const entry = entries.find(({ symbol }) => headings[0]?.text === `${symbol.name}()`);
  if (!entry) return [];
  const { size, href, source } = entry;
  return [
    ...(size === undefined ? [] : [badge(text(`${size.toLocaleString('en')} bytes gzipped`))]),
    badge({ type: 'link', url: href, children: [text('API')] }),
    badge({ type: 'link', url: source, children: [text('Source')] }),
  ];
}

/** Adds badges after those that the page has below its title. Without any, it adds none. */
export function addBadges(children: RootContent[], badges: readonly RootContent[]): void {
  const section = children.findIndex((node) => node.type === 'heading' && node.depth === 2);
  const last = children
    .slice(0, section < 0 ? undefined : section)
    .findLastIndex((node) => node.type === 'mdxJsxFlowElement' && node.name === 'Badge');
  if (last >= 0) children.splice(last + 1, 0, ...badges);
}

const text = (value: string) => ({ type: 'text' as const, value });

const badge = (child: PhrasingContent) =>
  // MDX parses the text of a component on its own line as phrasing content, too.
  ({
    type: 'mdxJsxFlowElement',
    name: 'Badge',
    attributes: [],
    children: [child],
  }) as unknown as RootContent;

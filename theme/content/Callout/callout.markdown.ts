import type { BlockContent, Blockquote, DefinitionContent, PhrasingContent } from 'mdast';

/** Converts a callout to Markdown: a block quote that starts with its title. */
export function calloutMarkdown(
  title: PhrasingContent[],
  content: (BlockContent | DefinitionContent)[],
): Blockquote {
  const heading = { type: 'paragraph', children: [{ type: 'strong', children: title }] } as const;
  return { type: 'blockquote', children: [heading as never, ...content] };
}

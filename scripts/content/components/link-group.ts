import type { ListItem, RootContent } from 'mdast';

interface Link {
  text: string;
  url: string;
  /** What follows the link. */
  about?: string;
}

/** A heading and a list of links, as Markdown copies have it. */
export function linkGroup(label: string, links: readonly Link[]): RootContent[] {
  const items = links.map(
    ({ text, url, about = '' }): ListItem => ({
      type: 'listItem',
      spread: false,
      children: [
        {
          type: 'paragraph',
          children: [
            { type: 'link', url, children: [{ type: 'text', value: text }] },
            { type: 'text', value: about },
          ],
        },
      ],
    }),
  );
  return [
    { type: 'heading', depth: 3, children: [{ type: 'text', value: label }] },
    { type: 'list', spread: false, children: items },
  ];
}

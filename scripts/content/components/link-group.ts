import type { ListItem, PhrasingContent, RootContent } from 'mdast';

interface Link {
  text: string;
  url: string;
  /** What follows the link; backticks around code. */
  about?: string;
}

const phrases = (text: string): PhrasingContent[] =>
  text.split('`').map((value, index) => ({ type: index % 2 === 1 ? 'inlineCode' : 'text', value }));

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
            ...phrases(about),
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

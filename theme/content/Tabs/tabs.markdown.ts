import type { RootContent } from 'mdast';

/** Converts one tab to Markdown: its content below its label. */
export const tabMarkdown = (label: string, content: RootContent[]): RootContent[] => [
  {
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type: 'text', value: label }] }],
  },
  ...content,
];

import type { RootContent } from 'mdast';
import { parseMdx } from '../parse';

interface Link {
  text: string;
  /** A path on the site. */
  url: string;
  /** What follows the link; Markdown. */
  about?: string;
}

/** Text as Markdown, where a sign of it could be markup. */
const plain = (text: string) => text.replace(/[\\`*_~{}[\]<>&]/g, '\\$&');

/** A heading and a list of links, as Markdown copies have it. */
export function linkGroup(label: string, links: readonly Link[]): RootContent[] {
  const items = links.map(({ text, url, about = '' }) => `- [${plain(text)}](${url})${about}`);
  return parseMdx(`### ${plain(label)}\n\n${items.join('\n')}`).children;
}

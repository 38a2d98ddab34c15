interface Link {
  text: string;
  /** A path on the site. */
  url: string;
  /** Markdown after the link. */
  about?: string;
}

/** Escapes text for Markdown. */
const plain = (text: string) => text.replace(/[\\`*_~{}[\]<>&]/g, '\\$&');

/** Renders a heading and a list of links in Markdown. */
export function linkGroup(label: string, links: readonly Link[]): string {
  const items = links.map(({ text, url, about = '' }) => `- [${plain(text)}](${url})${about}`);
  return `### ${plain(label)}\n\n${items.join('\n')}`;
}

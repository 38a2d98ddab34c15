interface Link {
  text: string;
  url: string;
  /** Markdown after the link. */
  about?: string;
}

const plain = (text: string) => text.replace(/[\\`*_~{}[\]<>&]/g, '\\$&');

export function linkGroup(label: string, links: readonly Link[]): string {
  const items = links.map(({ text, url, about = '' }) => `- [${plain(text)}](${url})${about}`);
  return `### ${plain(label)}\n\n${items.join('\n')}`;
}

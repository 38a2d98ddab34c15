/** The first sentence of a comment in Markdown, as plain text. */
export const firstSentence = (comment: string): string =>
  (/^[\s\S]*?(?:[.!?:](?=\s|$)|\n\n|$)/.exec(comment.trim())?.[0] ?? '')
    .replace(/\s+/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`/g, '')
    .trim();

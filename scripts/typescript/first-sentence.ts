/**
 * Returns the first sentence of a comment in Markdown as plain text. A colon ends it only before a list or an example,
 * because text on the same line explains the words before the colon.
 */
export const firstSentence = (comment: string): string =>
  (/^[\s\S]*?(?:[.!?](?=\s|$)|:(?=\n|$)|\n\n|$)/.exec(comment.trim())?.[0] ?? '')
    .replace(/\s+/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`/g, '')
    .trim();

/** Marks what the query met in a text. */
export function Highlight({ text, terms }: { text: string; terms: string[] }) {
  const pattern = patternOf(terms);
  if (!pattern) return text;
  let at = 0;
  return text.split(pattern).map((part, index) => {
    const start = at;
    at += part.length;
    // With a group in the pattern, every second part is a match.
    return index % 2 === 1 ? <mark key={start}>{part}</mark> : part;
  });
}

function patternOf(terms: string[]): RegExp | undefined {
  const telling = terms.filter((term) => term.length > 1);
  if (telling.length === 0) return undefined;
  const alternatives = telling
    .toSorted((a, b) => b.length - a.length)
    .map((term) => term.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  // A term is the stem of a word: its ending belongs to the mark.
  return new RegExp(`((?:${alternatives.join('|')})(?:ed|es|ing|d|s)?)`, 'giu');
}

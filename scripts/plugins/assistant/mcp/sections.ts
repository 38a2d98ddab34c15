import GithubSlugger from 'github-slugger';

/**
 * Returns one section of a Markdown copy, including its subsections.
 *
 * @param id of the section's heading
 */
export function sectionOf(markdown: string, id: string): string | undefined {
  const lines = markdown.split('\n');
  const headings = headingsIn(lines);
  const at = headings.findIndex((heading) => heading.id === id);
  const found = headings[at];
  if (!found) return undefined;
  const end = headings.slice(at + 1).find(({ depth }) => depth <= found.depth)?.line;
  return lines.slice(found.line, end).join('\n').trim();
}

/** Returns the ids of all sections. */
export const sectionIds = (markdown: string): string[] =>
  headingsIn(markdown.split('\n')).map(({ id }) => id);

function headingsIn(lines: readonly string[]) {
  const slugger = new GithubSlugger();
  let fence = '';
  return lines.flatMap((content, line) => {
    const [mark = ''] = /^\s*(`{3,}|~{3,})/.exec(content) ?? [];
    if (mark && (!fence || content.trim() === fence)) fence = fence ? '' : mark.trim();
    const [, hashes = '', text = ''] = (!fence && /^(#{1,6}) (.+)$/.exec(content)) || [];
    // The text of a link without its address, and without Markdown escapes.
    const plain = text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\\(?=\W)/g, '');
    return hashes ? { depth: hashes.length, id: slugger.slug(plain), line } : [];
  });
}

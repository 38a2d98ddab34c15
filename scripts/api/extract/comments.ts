import type { CommentDisplayPart } from 'typedoc';

/**
 * Links in the package's own comments that TypeDoc cannot follow, and the symbol that each means. They
 * are slips in the published comments; an unknown one stops the build until it is named here.
 */
export const COMMENT_LINKS: Record<string, string> = {
  // withMutations writes the path of a module in front of the name.
  'rx-mutation.rxMutation': 'rxMutation',
};

/**
 * A comment as Markdown.
 * @param linkTo called for each name the comment links to; answers whether it exists
 */
export function commentText(
  parts: readonly CommentDisplayPart[] | undefined,
  linkTo: (name: string) => boolean,
): string | undefined {
  const text = (parts ?? [])
    .map((part) => {
      if (part.kind !== 'inline-tag' || !part.tag.startsWith('@link')) return part.text;
      const target = typeof part.target === 'string' ? part.target : undefined;
      const shown = part.text.replace(/^.*\|\s*/, '').trim();
      return linkTo(target ?? shown) ? `\`${shown}\`` : shown;
    })
    .join('')
    .trim();
  return text || undefined;
}

import type { RootContent } from 'mdast';
import { type BadgeProps, badgeText } from './Badge';

/** Converts a badge to Markdown: its text in parentheses. */
export function badgeMarkdown(props: BadgeProps, words: RootContent[]): RootContent[] {
  if (words.length === 0) return [{ type: 'text', value: `(${badgeText(props)})` }];
  return [{ type: 'text', value: '(' }, ...words, { type: 'text', value: ')' }];
}

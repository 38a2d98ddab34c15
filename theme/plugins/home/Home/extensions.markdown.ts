import { linkGroup } from '../../../content/linkGroup';
import type { ExtensionGroup } from './Extensions';

/** The extensions in Markdown: lists of links with their benefits. */
export const extensionsMarkdown = (groups: readonly ExtensionGroup[]): string =>
  groups
    .map(({ label, pages }) =>
      linkGroup(
        label,
        pages.map(({ title, route, benefit, status, saving }) => ({
          text: title,
          url: route,
          about: `${status ? ` (${status})` : ''}: ${[benefit, saving].filter(Boolean).join(' ')}`,
        })),
      ),
    )
    .join('\n\n');

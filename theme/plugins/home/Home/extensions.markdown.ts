import { linkGroup } from '../../../content/linkGroup';
import { type CardPage, type ExtensionGroup, savingText } from './Extensions';

/** Renders the extensions in Markdown as lists of links with their benefits. */
export const extensionsMarkdown = (groups: readonly ExtensionGroup[]): string =>
  groups
    .map(({ label, pages }) =>
      linkGroup(
        label,
        pages.map((page) => ({ text: page.title, url: page.route, about: aboutOf(page) })),
      ),
    )
    .join('\n\n');

function aboutOf({ benefit, status, size, saving }: CardPage): string {
  const facts = [status, size !== undefined && `${size.toLocaleString('en')} bytes`]
    .filter(Boolean)
    .join(', ');
  return `${facts && ` (${facts})`}: ${benefit}${saving ? ` ${savingText(saving)}.` : ''}`;
}

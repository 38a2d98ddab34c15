import { linkGroup } from '../../../content/linkGroup';
import type { ErrorGroup } from './Errors';

/** The errors in Markdown: lists of links. */
export const errorsMarkdown = (groups: readonly ErrorGroup[]): string =>
  groups
    .map(({ title, route, errors }) =>
      linkGroup(
        title,
        errors.map(({ text, id }) => ({ text, url: `${route}#${id}` })),
      ),
    )
    .join('\n\n');

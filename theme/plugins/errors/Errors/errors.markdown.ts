import { linkGroup } from '../../../content/linkGroup';
import type { ErrorGroup } from './Errors';

/** Renders the errors in Markdown as lists of links. */
export const errorsMarkdown = (groups: readonly ErrorGroup[]): string =>
  groups
    .map(({ title, route, errors }) =>
      linkGroup(
        title,
        errors.map(({ text, id }) => ({ text, url: `${route}#${id}` })),
      ),
    )
    .join('\n\n');

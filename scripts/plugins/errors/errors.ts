import { API_ROUTE } from '../../../theme/config/docs';
import type { ErrorGroup } from '../../../theme/plugins/errors/Errors/Errors';
import { type Heading, isMarkdown, labelOf, type Page } from '../../content/page';

/** The heading of a guide's section about errors. Each heading below it describes one error. */
const ERRORS_HEADING = 'Edge cases and errors';

/** Matches headings elsewhere that name an error: by its code, its quoted message, or the browser's "not defined". */
const NAMES_ERROR = /\b(?:TS|NG)\d{3,}\b|["“].* .*["”]|\bis not (?:a function|defined)\b/;

/** Returns all errors that the guides explain, by page. */
export function errorGroups(pages: readonly Page[]): ErrorGroup[] {
  return pages
    .filter(({ name, route }) => isMarkdown(name) && !route.startsWith(API_ROUTE))
    .map((page) => ({
      title: labelOf(page),
      route: page.route,
      since: sinceOf(page),
      errors: errorsOf(page.headings),
    }))
    .filter(({ errors }) => errors.length > 0)
    .toSorted((a, b) => a.title.localeCompare(b.title));
}

/** Returns the version in the badge of the page's subject. */
const sinceOf = ({ source }: Page): string | undefined =>
  /<Badge since="([^"]+)"/.exec(source)?.[1];

function errorsOf(headings: readonly Heading[]): ErrorGroup['errors'] {
  let isInSection = false;
  return headings.flatMap(({ depth, id, text }) => {
    if (depth <= 2) isInSection = text === ERRORS_HEADING;
    const isError = isInSection ? depth === 3 : depth > 1 && NAMES_ERROR.test(text);
    return isError ? [{ id, text: text.replaceAll('`', '') }] : [];
  });
}

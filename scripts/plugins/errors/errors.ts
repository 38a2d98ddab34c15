import { API_ROUTE } from '../../../theme/config/docs';
import type { ErrorGroup } from '../../../theme/plugins/errors/Errors';
import { isMarkdown, labelOf, type Page } from '../../content/page';
import { errorCases } from '../search';

/** Matches headings that name an error: by its code, its quoted message, or the browser's "not defined". */
const NAMES_ERROR = /\b(?:TS|NG)\d{3,}\b|["“].* .*["”]|\bis not (?:a function|defined)\b/;

export function errorGroups(pages: readonly Page[]): ErrorGroup[] {
  return pages
    .filter(({ name, route }) => isMarkdown(name) && !route.startsWith(API_ROUTE))
    .map((page) => ({
      title: labelOf(page),
      route: page.route,
      since: sinceOf(page),
      errors: errorsOf(page),
    }))
    .filter(({ errors }) => errors.length > 0)
    .toSorted((a, b) => a.title.localeCompare(b.title));
}

const sinceOf = ({ source }: Page): string | undefined =>
  /<Badge since="([^"]+)"/.exec(source)?.[1];

function errorsOf({ headings }: Page): ErrorGroup['errors'] {
  const cases = errorCases(headings);
  return headings.flatMap(({ depth, id, text }) => {
    const isError = cases.has(id) ? depth === 3 : depth > 1 && NAMES_ERROR.test(text);
    return isError ? [{ id, text: text.replaceAll('`', '') }] : [];
  });
}

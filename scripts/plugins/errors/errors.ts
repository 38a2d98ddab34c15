import { API_ROUTE } from '../../../theme/config/docs';
import type { ErrorGroup } from '../../../theme/plugins/errors/Errors/Errors';
import { type Heading, isMarkdown, labelOf, type Page, titleOf } from '../../content/page';

/** The heading under which guides explain what can go wrong; each heading below it is one thing. */
const ERRORS = 'Edge cases and errors';

/** What names an error elsewhere: its number, its message in quotes, or how the browser says that something is missing. */
const NAMES_ERROR = /\b(?:TS|NG)\d{3,}\b|["“].* .*["”]|\bis not (?:a function|defined)\b/;

/** Every error that the guides explain, by page. */
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

function sinceOf(page: Page): string | undefined {
  const subject = titleOf(page)?.replace(/\(\)$/, '');
  return page.versionClaims.find(({ kind, name }) => kind === 'label' && name === subject)?.stated;
}

function errorsOf(headings: readonly Heading[]): ErrorGroup['errors'] {
  let below = false;
  return headings.flatMap(({ depth, id, text }) => {
    if (depth <= 2) below = text === ERRORS;
    const isError = below ? depth === 3 : depth > 1 && NAMES_ERROR.test(text);
    return isError ? [{ id, text: text.replaceAll('`', '') }] : [];
  });
}

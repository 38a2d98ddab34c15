import { readFacts } from '../content/page';
import type { Problem } from '../rules/problems';

/** How an address must not look, and what to write instead. Whether it leads anywhere is checked elsewhere. */
const FORMS: readonly { wrong: RegExp; message: string; remedy: string }[] = [
  {
    wrong: /^\/(?!\/).*\.(?:html|mdx?)(?:[?#]|$)/,
    message: 'ends like a file',
    remedy: 'Pages have addresses without an ending: /docs/with-reset.',
  },
  {
    wrong: /^\/[^/?#].*\/(?:[?#]|$)/,
    message: 'ends with a slash',
    remedy: 'Pages have addresses without a slash at the end: /docs/with-reset.',
  },
  {
    wrong: /^\.{1,2}\//,
    message: 'is relative',
    remedy: 'Begin with a slash, so that the link stands wherever the page moves.',
  },
  {
    wrong: /^http:\/\/(?!localhost\b|127\.)/,
    message: 'is not encrypted',
    remedy: 'Write https://.',
  },
  {
    wrong: /^(?:https?:)\/\/(?:[^/]*\s|$|\/)|^(?:https?:\/[^/]|www\.)/,
    message: 'is no complete address',
    remedy: 'Write https://, the host and the path.',
  },
  {
    wrong: /^https:\/\/github\.com\/angular-architects\/ngrx-toolkit\/(?:issues|pull)\//,
    message: 'names the old home of issues',
    remedy: 'Write https://github.com/ngrx-toolkit/core/issues/….',
  },
];

/** Links of a page all have one form. */
export function checkLinks(file: string, source: string): Problem[] {
  return readFacts(source).references.flatMap(({ url, line }) =>
    FORMS.filter(({ wrong }) => wrong.test(url)).map(({ message, remedy }) => ({
      file,
      line,
      message: `The address ${url} ${message}.`,
      remedy,
    })),
  );
}
